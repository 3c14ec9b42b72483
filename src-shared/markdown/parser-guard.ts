/**
 * Decides whether Markdown can be parsed in bounded time. The parser's work grows with the square of some counts (open
 * brackets, emphasis runs, containers in a line, underlined headings); no answer comes near these limits, only crafted text does.
 */

const MAX_CONTAINERS_IN_LINE = 60;
const MAX_INDENT = 400;
const MAX_MARKS_IN_BLOCK = 1500;
const MAX_PIPES_IN_BLOCK = 6000;
const MAX_UNDERLINES = 200;
const MAX_LENGTH = 100_000;

/** As Markdown ends lines and takes them for blank. A line that holds other white space goes on with its paragraph. */
const LINE_END = /\r\n|\n|\r/;
const BLANK = /^[ \t]*$/;

/** A line that makes a heading of the one before it. */
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;

const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;

/** False for text that is to be read as plain lines instead, without Markdown. */
export function isParsable(markdown: string): boolean {
  if (markdown.length > MAX_LENGTH) return false;
  let marks = 0;
  let pipes = 0;
  let underlines = 0;
  for (const line of markdown.split(LINE_END)) {
    if (BLANK.test(line)) {
      marks = 0;
      pipes = 0;
      continue;
    }
    if (countContainers(line) > MAX_CONTAINERS_IN_LINE || countIndent(line) > MAX_INDENT) return false;
    if (UNDERLINE.test(line) && ++underlines > MAX_UNDERLINES) return false;
    const counted = countMarks(line);
    marks += counted.marks;
    pipes += counted.pipes;
    if (marks > MAX_MARKS_IN_BLOCK || pipes > MAX_PIPES_IN_BLOCK) return false;
  }
  return true;
}

function countContainers(line: string): number {
  const prefix = CONTAINERS.exec(line)?.[0] ?? '';
  return prefix.replace(/[ \t\d]+/g, '').length;
}

function countIndent(line: string): number {
  return line.length - line.trimStart().length;
}

function countMarks(line: string): { marks: number; pipes: number } {
  let marks = 0;
  let pipes = 0;
  for (let index = 0; index < line.length; index++) {
    const code = line.charCodeAt(index);
    if (code === 0x7c) pipes++;
    // * _ ~ [ ] < ` &
    else if (
      code === 0x2a ||
      code === 0x5f ||
      code === 0x7e ||
      code === 0x5b ||
      code === 0x5d ||
      code === 0x3c ||
      code === 0x60 ||
      code === 0x26
    )
      marks++;
  }
  return { marks, pipes };
}
