/** A link out of the app: it shows where it leads, and only the system's browser opens it. Anything else is text. */
import type { ReactNode } from 'react';

import classes from './outside-link.module.css';
import { toWebAddress } from './web-address.ts';

interface OutsideLinkProps {
  /** As the answer has it. */
  url: string;
  children?: ReactNode;
}

/** The link with its full address behind it, where that is not its own text. */
export function OutsideLink({ url, children }: OutsideLinkProps) {
  const address = toWebAddress(url);
  const isBare = typeof children === 'string' && [url, address].includes(children.trim());
  if (address === null) {
    return (
      <span>
        {children} {url !== '' && !isBare && <bdi className={classes.address}>{url}</bdi>}
      </span>
    );
  }
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={classes.link} title={address}>
        {children ?? address}
      </a>
      {children !== undefined && !isBare && (
        <>
          {' '}
          <bdi className={classes.address}>{address}</bdi>
        </>
      )}
    </>
  );
}
