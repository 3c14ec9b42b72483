#!/usr/bin/env node
/** The installed command. It only looks at the version: it has to be read by every Node, so its syntax is old and it imports nothing. */
const wanted = 24;
if (Number(process.versions.node.split('.')[0]) >= wanted) import('./run-sightline.mjs');
else {
  process.stderr.write(
    `Sightline needs Node ${wanted} or newer, and this is Node ${process.versions.node}: install it from nodejs.org.\n`,
  );
  process.exitCode = 1;
}
