/** Which sites engines cite, and where the own brand is missing beside its competitors. */
import { z } from 'zod';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { comparedFields, type OpenedScope, openScope } from '../names/open-scope.ts';
import { type Table, toColumns } from '../reply/reply.ts';
import type { ToolContext } from '../tool-context.ts';
import { defineTool } from './tool.ts';
import { countOf, INTERVAL_NOTE, toEnds } from './words.ts';

const PAGE = 25;

const input = z.strictObject({
  ...comparedFields,
  show: z
    .enum(['gaps', 'cited', 'changes'])
    .default('gaps')
    .describe(
      'gaps: where to be named, best first; cited: sites by how often they are cited; changes: what is cited more, less, newly or no longer',
    ),
  site: z.string().max(200).optional().describe('Part of a domain: its pages, prompts and engines in full'),
  of_competitors: z.boolean().optional().describe("gaps on competitors' own sites instead of those of others"),
  cursor: z.string().max(40).optional(),
});

type Input = z.output<typeof input>;

export const sourcesAndGaps = defineTool({
  name: 'sources_and_gaps',
  title: 'Sources and gaps',
  description:
    'Which sites answers cite, and the gaps: sites cited where competitors are named and the own brand is not, with the chance to be named, pages, contact and who is named there. Take it for "which pages should we pitch" and "where do they get that from".',
  needs: 'read',
  operations: ['projects.list', 'tags.list', 'sources.gapDomains', 'sources.domains', 'sources.movers'],
  input,
  run: async (context, asked) => {
    const scope = await openScope(context, asked, { isCompared: true });
    if (asked.show === 'gaps') return readGaps(context, scope, asked);
    return asked.show === 'cited' ? readCited(context, scope, asked) : readMoves(context, scope);
  },
});

async function readGaps(context: ToolContext, { filters, compared, note, project }: OpenedScope, asked: Input) {
  const owner = asked.of_competitors ? 'competitor' : 'third_party';
  const found = await context.call('sources.gapDomains', {
    ...filters,
    ...compared,
    owner,
    ...(asked.site && { search: asked.site }),
    intervals: true,
    page: Math.floor(context.offset / PAGE) + 1,
    limit: PAGE,
  });
  const { meta, domains, pagination } = found;
  const [first] = domains;
  const isOne = asked.site !== undefined && domains.length === 1;
  return {
    scope: note,
    summary: [
      `In ${meta.gapAnswers} of ${meta.answers} answers a competitor is shown and ${project.name} is not; ${countOf(meta.thirdParty.domains, 'site')} of others and ${countOf(meta.competitors.domains, 'site')} of competitors are cited in those.`,
      first === undefined
        ? 'No such site.'
        : `First: ${first.domain} (${first.siteKind}), cited in ${first.citationCount} answers, ${first.gapCount} of them without ${project.name}. ${first.reason}`,
    ],
    tables: [
      {
        name: 'where_to_be_named',
        columns: toColumns(
          'site:quoted',
          'kind:text',
          'within_reach:count',
          'gap_answers:count',
          'cited_in:count',
          'share_low:%',
          'share_high:%',
          'chance:%',
          'named_there:text',
          'best_page:quoted',
          'contact:quoted',
          'task:text',
        ),
        rows: domains.slice(context.offset % PAGE).map((gap) => [
          gap.domain,
          gap.siteKind,
          gap.worth,
          gap.gapCount,
          gap.citationCount,
          ...toEnds(gap.interval),
          gap.chance * 100,
          gap.brands
            .slice(0, 3)
            .map(({ name, answers }) => `${name} ${answers}`)
            .join(', '),
          gap.pages[0]?.url ?? null,
          gap.contact?.url ?? null,
          gap.task?.status ?? null,
        ]),
        total: pagination.total,
        offset: context.offset,
      },
      ...(isOne && first ? toDetails(first) : []),
    ],
    notes: [
      'within_reach is gap_answers x chance; the chance is a rule of thumb by the kind of site. share: of all answers, those that cite it.',
      ...(owner === 'third_party' ? ["Competitors' own sites are left out: nobody gets named there."] : []),
    ],
    next: [
      'sources_and_gaps with site for its pages, prompts and engines',
      'find_answers with cites for the answers that cite it',
    ],
  };
}

function toDetails(gap: OperationOutput<'sources.gapDomains'>['domains'][number]): Table[] {
  return [
    {
      name: 'pages',
      columns: toColumns('url:quoted', 'title:quoted', 'cited_in:count', 'gap_answers:count'),
      rows: gap.pages.map(({ url, title, citationCount, gapCount }) => [url, title, citationCount, gapCount]),
      total: gap.pageCount,
    },
    {
      name: 'prompts',
      columns: toColumns('prompt:text', 'prompt_id:id', 'cited_in:count', 'gap_answers:count'),
      rows: gap.prompts.map(({ id, text, citationCount, gapCount }) => [text, id, citationCount, gapCount]),
      total: gap.promptCount,
    },
    {
      name: 'engines',
      columns: toColumns('engine:text', 'cited_in:count', 'gap_answers:count'),
      rows: gap.engines.map(({ model, citationCount, gapCount }) => [ENGINE_LABELS[model], citationCount, gapCount]),
      total: gap.engines.length,
    },
  ];
}

async function readCited(context: ToolContext, { filters, compared, note }: OpenedScope, asked: Input) {
  const { domains, pagination, meta } = await context.call('sources.domains', {
    ...filters,
    ...compared,
    ...(asked.site && { search: asked.site }),
    intervals: true,
    page: Math.floor(context.offset / PAGE) + 1,
    limit: PAGE,
  });
  return {
    scope: note,
    summary: [
      `${meta.citingAnswers} of ${meta.answers} answers cite anything; ${countOf(pagination.total, 'site')}, the most cited first.`,
    ],
    tables: [
      {
        name: 'cited_sites',
        columns: toColumns(
          'site:quoted',
          'kind:text',
          'cited_in:count',
          'share:%',
          'low:%',
          'high:%',
          'before:count',
          'verdict:verdict',
          'pages:count',
          'prompts:count',
        ),
        rows: domains
          .slice(context.offset % PAGE)
          .map((site) => [
            site.domain,
            site.sourceType,
            site.citationCount,
            meta.answers === 0 ? null : (site.citationCount / meta.answers) * 100,
            ...toEnds(site.interval),
            site.previousCount,
            site.verdict?.verdict ?? null,
            site.pageCount,
            site.promptCount,
          ]),
        total: pagination.total,
        offset: context.offset,
      },
    ],
    notes: [INTERVAL_NOTE, 'An answer counts once for a site, however many of its pages it cites.'],
    next: ['find_answers with cites', 'sources_and_gaps with show "gaps"'],
  };
}

async function readMoves(context: ToolContext, { filters, compared, note }: OpenedScope) {
  const { movers, meta } = await context.call('sources.movers', {
    ...filters,
    ...compared,
    intervals: true,
    limit: 500,
  });
  const sure = movers.filter(({ verdict }) => verdict?.verdict === 'real' || verdict?.verdict === 'on_these_prompts');
  return {
    scope: note,
    summary: [
      `${countOf(movers.length, 'site')} are cited more, less, newly or no longer; of ${sure.length} the change holds up.`,
    ],
    tables: [
      {
        name: 'changes',
        columns: toColumns(
          'site:quoted',
          'kind:text',
          'way:text',
          'before:count',
          'now:count',
          'low:%',
          'high:%',
          'verdict:verdict',
        ),
        rows: movers
          .slice(context.offset)
          .map((move) => [
            move.domain,
            move.sourceType,
            move.move,
            move.previousCount,
            move.citationCount,
            ...toEnds(move.interval),
            move.verdict?.verdict ?? null,
          ]),
        total: movers.length,
        offset: context.offset,
      },
    ],
    notes: [
      `Of ${meta.answers} answers now and ${meta.previousAnswers} before. low and high are of the share now. A site within noise is neither rising nor falling.`,
    ],
    next: ['explain_change with figure "citation_rate"'],
  };
}
