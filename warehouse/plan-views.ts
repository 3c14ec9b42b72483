/** Reads the views as they are written and writes them for a database. Pure: texts to texts. */
import type { Dialect, ParameterType, View } from './dialects.ts';
import { writeStudentQuantile } from './student-quantile.ts';
import { writeStudentTail } from './student-tail.ts';

interface Statement {
  /** Lines that begin with `--`, before it. */
  comment: string;
  kind: 'FUNCTION' | 'VIEW';
  name: string;
  /** As written: names, for a view each with its type. */
  parameters: readonly string[];
  body: string;
}

const STATEMENT = /^((?:--.*\n)*)CREATE (FUNCTION|VIEW) (\w+)\(([^)]*)\) AS\s+([\s\S]*)$/;

export function readStatements(text: string): Statement[] {
  return text
    .split(/;\n+/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, comment, kind, name, parameters, body] = STATEMENT.exec(part.trim()) ?? [];
      if (name === undefined || body === undefined) throw new Error(`Not a view or function: ${part.slice(0, 80)}`);
      return {
        comment: comment ?? '',
        kind: kind === 'VIEW' ? 'VIEW' : 'FUNCTION',
        name,
        parameters: (parameters ?? '').split(', ').filter((each) => each !== ''),
        body,
      };
    });
}

/** `tables`: names that stand for what is stored, beside the views themselves. */
export function writeStatements(statements: readonly Statement[], tables: readonly string[], dialect: Dialect): string {
  const views = statements.filter(({ kind }) => kind === 'VIEW').map(({ name }) => name);
  const known = new RegExp(`\\b(FROM|JOIN) (${[...views, ...tables].join('|')})\\b`, 'g');
  const written = statements.map((statement) => `${statement.comment}${writeStatement(statement, known, dialect)};\n`);
  return [dialect.prologue, ...written].filter((text) => text !== '').join('\n');
}

function writeStatement({ kind, name, parameters, body }: Statement, known: RegExp, dialect: Dialect): string {
  if (kind === 'FUNCTION') {
    const marked = body
      .replace(/@student\((\w+)\)/, (_, degrees: string) => writeStudentQuantile(degrees))
      .replace(/@student_tail\((\w+), (\w+)\)/, (_, t: string, degrees: string) => writeStudentTail(t, degrees));
    return dialect.toFunction(name, parameters, replaceMarks(marked, dialect));
  }
  const view: View = { name, parameters: new Map(parameters.map(toParameter)), body };
  const qualified = replaceMarks(body, dialect)
    .replace(known, '$1 sightline.$2')
    .replaceAll(/\b(sightline\.\w+)\(\)/g, '$1');
  const given = qualified.replaceAll(GIVEN, `$1$2${dialect.gives}`);
  return dialect.toView(
    view,
    given.replaceAll(/:(\w+)/g, (whole, parameter: string) => {
      const type = view.parameters.get(parameter);
      return type ? dialect.toParameter(parameter, type) : whole;
    }),
  );
}

/** A parameter in a call: behind a bracket or comma. */
const GIVEN = /([(,] ?)(startDate|endDate|compareStart|compareEnd|kind|what) = /g;

function toParameter(text: string): [string, ParameterType] {
  const [name = '', type] = text.split(' ');
  if (type !== 'Date' && type !== 'Text' && type !== 'Moment') throw new Error(`Unknown type of a parameter: ${text}`);
  return [name, type];
}

/** Marks that open two brackets close two: none of them has a bracket inside. */
function replaceMarks(body: string, { marks }: Dialect): string {
  return body.replaceAll(
    /@(\w+)(\(([^()]*)\))?/g,
    (whole, mark: string, brackets: string | undefined, inside: string) => {
      const plain = marks[mark];
      if (plain !== undefined) return plain + (brackets ?? '');
      const opening = marks[`${mark}(`];
      if (opening === undefined) throw new Error(`Unknown mark: ${whole}`);
      return `${opening}${inside})${')'.repeat(opening.split('(').length - 2)}`;
    },
  );
}
