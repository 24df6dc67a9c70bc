// The other half of `inTwoThreads`. Node 20 begins a thread only with JavaScript.
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** @type {import('./two-threads').Task} */
const { module, name, items, given } = workerData;
register();
const exported = await import(module);
parentPort?.postMessage(exported[name](items, given));
