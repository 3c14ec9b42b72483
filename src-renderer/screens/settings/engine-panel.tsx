/** One engine: choosing its route, its key, its test, the settings of the route, and its last days. */
import { Button, NativeSelect, PasswordInput } from '@mantine/core';
import { useState } from 'react';

import type { Engine } from '#shared/vocabulary/engines.ts';
import { formatDate } from '../../texts/format.ts';

import { nameRoute } from '../../texts/name-route.ts';
import { TEXTS } from '../../texts/texts.ts';
import { describeTriedKey } from '../../ui/describe-tried-key.ts';
import { Notice } from '../../ui/notice.tsx';
import { EngineHealth } from './engine-health.tsx';
import { EngineTest } from './engine-test.tsx';
import type { ListedEngine, RouteState } from './engines-section.tsx';
import { findShownRoute } from './find-shown-route.ts';
import { OwnModelForm } from './own-model-form.tsx';
import { planWaiting } from './plan-waiting.ts';
import { RouteForm } from './route-form.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';
import { LastVerified } from './verify-card.tsx';

const words = TEXTS.settings.engines;
/** Stands for the route that the app prefers. */
const OWN_CHOICE = '';

export function EnginePanel({ engine, routes }: { engine: ListedEngine; routes: readonly RouteState[] }) {
  const choose = useSave('engines.configure');
  const labelOf = (id: string) => routes.find(({ route }) => route === id)?.label ?? id;
  const choices = [
    { value: OWN_CHOICE, label: words.preferred },
    ...engine.choices.map((value) => ({ value, label: labelOf(value) })),
  ];
  const route = findShownRoute(engine, routes);
  return (
    <div className={classes.panel}>
      <p className={classes.state} data-ready={engine.waiting === null}>
        {planWaiting(engine, routes)?.long ?? words.readyLong}
      </p>
      <NativeSelect
        label={words.route}
        description={words.routeHint}
        data={choices}
        value={engine.isChosen ? (engine.route ?? OWN_CHOICE) : OWN_CHOICE}
        onChange={(event) => choose.mutate({ engine: engine.engine, route: event.currentTarget.value || null })}
      />
      {route?.key && <KeyForm engine={engine.engine} route={route} />}
      <EngineTest engine={engine} />
      {route && <LastVerified route={route.route} />}
      {route && <Nearness engine={engine} route={route} />}
      {engine.honours && <Honours honours={engine.honours} />}
      {engine.retirement && <Retirement retirement={engine.retirement} />}
      {route && <RouteForm engine={engine} route={route} />}
      {route && route.surface !== 'serp' && <OwnModelForm engine={engine.engine} route={route.route} />}
      <EngineHealth engine={engine.engine} />
    </div>
  );
}

function KeyForm({ engine, route }: { engine: Engine; route: RouteState }) {
  const [key, setKey] = useState('');
  const save = useSave('engines.tryKey', ({ place }) => place && words.keySaved(words.places[place.box]));
  const remove = useSave('engines.removeKey', () => words.keyRemoved);
  const state = route.key;
  if (!state) return null;
  // Others are told of a kept key before the reply comes: it leaves its field with whichever is first.
  const isKept = save.isPending && state.ending !== null && key.trim().endsWith(state.ending);
  const told = { saved: words.keyIsSaved, environment: words.keyFromEnvironment, none: words.noKey }[state.from];
  return (
    <form
      className={classes.inline}
      onSubmit={(event) => {
        event.preventDefault();
        const sent = { engine, route: route.route, key: key.trim() };
        save.mutate(sent, { onSuccess: ({ isSaved }) => isSaved && setKey('') });
      }}
    >
      <PasswordInput
        label={words.key}
        description={state.problem ? words.keyProblem : `${told}${state.ending ? ` (…${state.ending})` : ''}`}
        placeholder={state.variable}
        autoComplete="off"
        value={isKept ? '' : key}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" disabled={key.trim().length < 8} loading={save.isPending}>
        {words.saveKey}
      </Button>
      {state.from === 'saved' && (
        <Button loading={remove.isPending} onClick={() => remove.mutate({ route: route.route })}>
          {words.removeKey}
        </Button>
      )}
      {save.data && (
        <p
          className={`${classes.outcome} ${classes.state}`}
          data-ready={save.data.test.ok}
          role={save.data.test.ok ? 'status' : 'alert'}
        >
          {describeTriedKey(save.data)}
        </p>
      )}
    </form>
  );
}

function Retirement({ retirement }: { retirement: NonNullable<ListedEngine['retirement']> }) {
  const { model, retiresOn, daysLeft, instead } = retirement;
  const date = formatDate(retiresOn);
  const title = daysLeft > 0 ? words.models.retiresSoon(model, date, daysLeft) : words.models.isRetired(model, date);
  return <Notice title={title}>{instead === null ? words.models.chooseAnother : words.models.take(instead)}</Notice>;
}

/** An answer over an API is none from the app: what this service sees, and which one stands nearest to what people see. */
function Nearness({ engine, route }: { engine: ListedEngine; route: RouteState }) {
  if (route.nearness === null) return null;
  const isNearest = engine.nearest.includes(route.route);
  const services = [...new Set(engine.nearest.map((id) => nameRoute(id)))];
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{words.sees}</dt>
        <dd>
          {words.nearness[route.nearness]} {!isNearest && words.nearest(services)}
        </dd>
      </div>
    </dl>
  );
}

function Honours({ honours }: { honours: NonNullable<ListedEngine['honours']> }) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{words.language}</dt>
        <dd>{words.languages[honours.language]}</dd>
      </div>
      <div>
        <dt>{words.country}</dt>
        <dd>{words.countries[honours.country]}</dd>
      </div>
    </dl>
  );
}
