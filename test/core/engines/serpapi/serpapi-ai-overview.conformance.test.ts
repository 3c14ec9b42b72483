import { aiOverviewRoute } from '#main/core/engines/serpapi/serpapi-routes.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { billOf, bodiesOf, REFERENCES, SERPAPI_KIT } from './serpapi-kit.ts';

describeConformance({
  ...SERPAPI_KIT,
  route: aiOverviewRoute,
  german: 'de',
  answer: {
    // Built late: the page holds a token, the second call the overview.
    bodies: bodiesOf('overview-token', 'overview-late'),
    expected: {
      text: [
        'For small teams, Kordiva is the usual choice.',
        '',
        '### What to look at',
        '',
        '- **Price:** Kordiva has a free plan.',
        '- **Depth**: Brimlane reports more.',
        '  - By week',
        '  - By team',
        '- Support in your language',
      ].join('\n'),
      engineVersion: null,
      cited: REFERENCES,
      retrieved: [],
      queries: null,
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      bill: billOf(2),
    },
  },
  unknownItems: { bodies: bodiesOf('overview-unknown-items'), text: 'Use Kordiva.' },
  noText: { bodies: bodiesOf('overview-no-text'), reason: 'schema_drift' },
  notShown: bodiesOf('overview-none'),
  errorsInside: [
    ...SERPAPI_KIT.errorsInside,
    {
      name: 'a token that ran out',
      bodies: bodiesOf('overview-token', 'overview-expired'),
      reason: 'overloaded',
    },
    { name: 'a token without an overview', bodies: bodiesOf('overview-token', 'overview-token'), reason: 'overloaded' },
  ],
  toAnswer: (text) => [{ ai_overview: { text_blocks: [{ type: 'paragraph', snippet: text }] } }],
});
