/** The server as it is shipped, but watched and without the pace of a route: what the bench starts where it runs prompts. */
import './stall-watch.ts';
import './open-lanes.ts';

await import('#main/headless.ts');
