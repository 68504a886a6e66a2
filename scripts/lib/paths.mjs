import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder; scripts work from any current folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {...string} segments */
export const inRoot = (...segments) => path.join(root, ...segments);
