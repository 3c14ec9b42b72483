/** The words of verifying engines, beside what a verification found (`src-shared/verification`). */

export const SETTINGS_VERIFY = {
  title: 'Do they still do what they promise?',
  note: 'Each service with a key is asked one paid question, and what it sends is checked point by point',
  open: 'Verify services',
  service: 'Service',
  engine: 'Engine',
  last: 'Last verified',
  never: 'Never',
  result: 'Result',
  lastOf: 'Last verified',
  noKeys: 'No service has a key yet. Save one above, then it can be verified.',
  question:
    'Lists of models and accounts are read free of charge. Then each service is asked one question about the minimum wage in Germany, which is charged. Last come a key and a model that do not exist; being refused costs nothing.',
  ceiling: 'At most',
  total: 'Altogether, at most',
  held: 'Left out: the monthly cap leaves no room',
  above: (most: string) => `Let it cost more than ${most}; otherwise a service that does not fit is left out`,
  start: 'Ask and pay',
  working: (done: string, all: string) =>
    `Verifying: ${done} of ${all} services are done. This takes up to five minutes.`,
  background: 'It goes on when this is closed.',
  saveText: 'Save report',
  saveJson: 'Save as JSON',
  fileName: 'sightline-verification',
};
