/**
 * Loads every module of the core that defines a storage command, for storage threads. In the bundle each of them is an import
 * of its own instead: `build/command-imports.ts`.
 */
import { listCommandModules } from './command-modules.ts';

for (const path of listCommandModules(import.meta.dirname)) await import(new URL(path, import.meta.url).href);
