import { DepartureList } from './departure-list/departure-list';

/** Every island by its name, which is also the name of its folder and file. */
export const registry = { 'departure-list': DepartureList };
