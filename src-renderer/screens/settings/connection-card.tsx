/** Connects to the servers of engines without a key or a question, and says how they were reached or what is in the way. */
import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';

import type { OperationOutput } from '#shared/contract/index.ts';

import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

type Tested = OperationOutput<'network.test'>;
type Server = Tested['servers'][number];

const words = TEXTS.settings.network;

export function ConnectionCard() {
  const test = useSave('network.test', () => null);
  return (
    <Card title={words.testTitle} note={words.testNote}>
      <div className={classes.form}>
        <div className={classes.submit} data-start>
          <Button variant="filled" loading={test.isPending} onClick={() => test.mutate({})}>
            {words.test}
          </Button>
        </div>
        <div aria-live="polite" className={classes.working}>
          {test.data && (
            <>
              {test.data.servers.length === 0 && <p>{words.noServer}</p>}
              <ul className={classes.results}>
                {test.data.servers.map((server) => (
                  <ServerLine key={server.host} {...server} />
                ))}
              </ul>
              <Certificates {...test.data.certificates} />
            </>
          )}
        </div>
      </div>
    </Card>
  );
}

function ServerLine({ host, ok, source, proxy, fault, errorCode, issuer, durationMs }: Server) {
  const way = `${proxy === null ? words.straight : words.through(proxy)} (${words.sources[source]})`;
  const facts = [way, words.took(durationMs), issuer === null ? null : words.issuer(issuer)];
  const told = fault === null ? null : words.faults[fault];
  return (
    <li data-ok={ok}>
      {ok ? <IconCheck size={15} aria-label={words.reached} /> : <IconX size={15} aria-label={words.failed} />}
      <div>
        {host} <span className={classes.quiet}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
        {!ok && <div>{told ? `${told.message(host)} ${told.advice}` : words.otherFault(errorCode ?? '')}</div>}
      </div>
    </li>
  );
}

function Certificates({ system, extraFile }: Tested['certificates']) {
  const lines = [
    system === null ? words.noSystemCertificates : words.systemCertificates(system),
    extraFile &&
      (extraFile.count > 0 ? words.extraFile(extraFile.path, extraFile.count) : words.badExtraFile(extraFile.path)),
  ];
  return <p className={classes.quiet}>{lines.filter((line) => line !== null).join(' ')}</p>;
}
