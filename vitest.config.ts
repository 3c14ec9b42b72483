/** For `vitest` without a word about its configuration, as editors start it. */
export { default } from './test/vitest.config.ts';
