// Each process of the development server behind the editor loads this first.
import { Server } from 'node:http';

const LOOK_MS = 500;
const OUR_NAMES = process.env.EDITOR_HOSTS?.split(' ') ?? [];

// A process that is killed cannot end its children, and this one would stop the next start.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(1), LOOK_MS).unref();

// A page of another site could reach this server under a name of its own that resolves to this
// machine; only the editor asks it, with the name by which a browser asks the editor.
// oxlint-disable-next-line typescript/unbound-method -- called on the server itself below
const { emit } = Server.prototype;
Server.prototype.emit = function emitLocal(event, request, ...rest) {
  const isAsked = event === 'request' || event === 'upgrade';
  if (!isAsked || OUR_NAMES.includes(request.headers.host)) {
    return emit.call(this, event, request, ...rest);
  }
  request.socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  return true;
};
