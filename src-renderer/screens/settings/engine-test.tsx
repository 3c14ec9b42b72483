/** One short call to the engine, and in words what came of it. */
import { Button } from '@mantine/core';
import { useState } from 'react';

import type { EngineTest as TestResult } from '#shared/contract/engines.ts';
import { describeTest } from '#shared/engine-tests/describe-test.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';

import { formatCount, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { ListedEngine } from './engines-section.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

const words = TEXTS.settings.engines;

export function EngineTest({ engine }: { engine: ListedEngine }) {
  const [result, setResult] = useState<TestResult | null>(null);
  const test = useSave('engines.test', () => null);
  const { lastTest } = engine;
  const shown = result ?? lastTest;
  return (
    <section className={classes.test}>
      <Button
        loading={test.isPending}
        onClick={() => test.mutate({ engine: engine.engine }, { onSuccess: (tested) => setResult(tested) })}
      >
        {words.test}
      </Button>
      <div aria-live="polite">
        {shown && (
          <>
            <p className={classes.state} data-ready={shown.ok}>
              {shown.ok ? words.worked : words.failed}
              {!result && lastTest ? `, ${formatMoment(lastTest.at)}` : ''}
            </p>
            <Told engine={engine.engine} test={shown} />
          </>
        )}
        {result?.answer && (
          <p className={classes.quiet}>
            {words.testAnswer(
              formatCount(result.answer.cited),
              formatCount(result.answer.retrieved),
              formatCount(result.durationMs),
            )}
          </p>
        )}
      </div>
    </section>
  );
}

/** A test that an older version kept has its words only. */
function Told({ engine, test }: { engine: Engine; test: TestResult | NonNullable<ListedEngine['lastTest']> }) {
  const { facts } = test;
  const { message, advice, said } = facts
    ? describeTest({ ...test, engine, facts }, TEXTS.engineTests)
    : { ...test, said: null };
  return (
    <>
      <p>
        {message} {advice}
      </p>
      {said && <p className={classes.quiet}>{TEXTS.engineTests.said(said)}</p>}
    </>
  );
}
