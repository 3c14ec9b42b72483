import { copilotRoute } from '#main/core/engines/serpapi/serpapi-routes.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { billOf, bodiesOf, REFERENCES, SERPAPI_KIT } from './serpapi-kit.ts';

describeConformance({
  ...SERPAPI_KIT,
  route: copilotRoute,
  german: null,
  answer: {
    bodies: bodiesOf('copilot-answer'),
    expected: {
      text: [
        '## Planning tools for small teams',
        '',
        'Kordiva is simple.',
        '',
        '| Tool | Score |',
        '| --- | --- |',
        '| Kordiva | 8 |',
        '| Brimlane | 7 |',
      ].join('\n'),
      engineVersion: null,
      cited: REFERENCES.slice(1),
      retrieved: [],
      queries: null,
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      bill: billOf(1),
    },
  },
  unknownItems: { bodies: bodiesOf('surface-unknown-items'), text: 'Use Kordiva.' },
  noText: { bodies: bodiesOf('surface-no-text'), reason: 'schema_drift' },
  notShown: bodiesOf('surface-nothing'),
  toAnswer: (text) => [{ text_blocks: [{ type: 'paragraph', snippet: text }] }],
});
