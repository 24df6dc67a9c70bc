import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { folderWith } from '@/__tests__/temporary-folder';
import { defineSite } from '@/engine/define-site';
import { listen, stop } from '@/engine/serve/port';
import { serveExport } from '@/engine/serve/serve-export';

test('a port that is taken is named with the command that was run', async () => {
  const folder = folderWith({ '404.html': '<p>Not found</p>' });
  const other = createServer();
  try {
    await listen(other, 0);
    const { port } = other.address() as AddressInfo;
    await expect(
      serveExport(defineSite({}), folder, port, { command: 'npx tsx engine/cli.ts serve' }),
    ).rejects.toThrow('PORT=3000 npx tsx engine/cli.ts serve');
  } finally {
    stop(other);
  }
});
