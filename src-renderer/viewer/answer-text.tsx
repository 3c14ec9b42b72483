/**
 * An answer's Markdown as a reader sees it, with exactly the counted mentions marked. Nothing in it runs or is loaded: HTML is
 * text, images are links, and links are opened by the system's browser.
 */
import { Component, type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

import { hasByteOrderMark } from '#shared/markdown/byte-order-mark.ts';
import { isParsable } from '#shared/markdown/parser-guard.ts';

import { TEXTS } from '../texts/texts.ts';
import classes from './answer-text.module.css';
import { type CountedSpan, cutAtSpans, withoutFirst } from './counted-spans.ts';
import { describeEvidence } from './describe-evidence.ts';
import { highlightMentions } from './highlight-mentions.ts';
import { OutsideLink } from './outside-link.tsx';
import type { EvidenceMark } from './plan-evidence.ts';

export interface AnswerTextProps {
  markdown: string;
  /** As the wire writes it. */
  language: string;
  /** In order. */
  spans: readonly CountedSpan[];
  /** Colour of a brand by id, as a value of a style sheet. */
  colours: ReadonlyMap<string, string>;
  brandNames: ReadonlyMap<string, string>;
  /** Spans that are no names but words about a brand, by their keys. */
  evidence?: ReadonlyMap<string, EvidenceMark>;
}

export const AnswerText = memo(function AnswerText(props: AnswerTextProps) {
  // The parser drops a byte order mark and would count places from behind it.
  const hasMark = hasByteOrderMark(props.markdown);
  return hasMark ? (
    <ShownAnswer {...props} markdown={props.markdown.slice(1)} spans={withoutFirst(props.spans)} />
  ) : (
    <ShownAnswer {...props} />
  );
});

function ShownAnswer(props: AnswerTextProps) {
  const { markdown, language } = props;
  return (
    <div className={classes.text} lang={language.toLowerCase()} dir="auto">
      {isParsable(markdown) ? (
        <PlainOnFailure key={markdown} plain={<PlainText {...props} />}>
          <RenderedText {...props} />
        </PlainOnFailure>
      ) : (
        <PlainText {...props} />
      )}
    </div>
  );
}

function RenderedText({ markdown, spans, colours, brandNames, evidence }: AnswerTextProps) {
  const plugins = useMemo(() => [remarkGfm, highlightMentions(markdown, spans)], [markdown, spans]);
  const components = useMemo(() => planComponents({ colours, brandNames, evidence }), [colours, brandNames, evidence]);
  return (
    <Markdown remarkPlugins={plugins} components={components} urlTransform={keepAddress}>
      {markdown}
    </Markdown>
  );
}

/** Every address is checked where it is shown. */
const keepAddress = (url: string) => url;

type Looks = Pick<AnswerTextProps, 'colours' | 'brandNames' | 'evidence'>;

function PlainText({ markdown, spans, ...looks }: AnswerTextProps) {
  const pieces = cutAtSpans(markdown, 0, markdown.length, spans);
  let at = 0;
  return (
    <div className={classes.plain} dir="auto">
      {pieces.map(({ text, span }) => {
        const key = at;
        at += text.length;
        return span ? (
          <Mark key={key} brandId={span.brandId} spanKey={span.key} looks={looks}>
            {text}
          </Mark>
        ) : (
          text
        );
      })}
    </div>
  );
}

interface MarkProps {
  brandId: string;
  spanKey: string;
  looks: Looks;
  children: ReactNode;
}

function Mark({ brandId, spanKey, looks, children }: MarkProps) {
  const said = looks.evidence?.get(spanKey);
  if (said) {
    return (
      <mark className={classes.said} data-drawn data-tone={said.tone} title={describeEvidence(said)}>
        {children}
      </mark>
    );
  }
  const style = { '--mark': looks.colours.get(brandId) ?? 'var(--sl-muted)' } as CSSProperties;
  return (
    <mark
      className={classes.mark}
      data-drawn
      data-brand={brandId}
      data-span={spanKey}
      title={looks.brandNames.get(brandId)}
      style={style}
    >
      {children}
    </mark>
  );
}

type Marks = Record<
  'data-brand' | 'data-span' | 'data-image' | 'data-tag' | 'data-html' | 'data-note',
  string | undefined
>;

/** How each kind of element is shown. Blocks find out their own direction, so that mixed answers read right. */
function planComponents(looks: Looks): Components {
  return {
    p: ({ children }) => <p dir="auto">{children}</p>,
    h1: ({ children }) => <h3 dir="auto">{children}</h3>,
    h2: ({ children }) => <h3 dir="auto">{children}</h3>,
    h3: ({ children }) => <h4 dir="auto">{children}</h4>,
    h4: ({ children }) => <h4 dir="auto">{children}</h4>,
    h5: ({ children }) => <h5 dir="auto">{children}</h5>,
    h6: ({ children }) => <h5 dir="auto">{children}</h5>,
    li: ({ children }) => <li dir="auto">{children}</li>,
    blockquote: ({ children }) => <blockquote dir="auto">{children}</blockquote>,
    pre: ({ children }) => <pre dir="ltr">{children}</pre>,
    td: ({ children, style }) => (
      <td dir="auto" style={style}>
        {children}
      </td>
    ),
    th: ({ children, style }) => (
      <th dir="auto" scope="col" style={style}>
        {children}
      </th>
    ),
    table: ({ children }) => (
      <div className={classes.tableScroll}>
        <table>{children}</table>
      </div>
    ),
    input: ({ checked }) => <span>{checked ? '☑' : '☐'}</span>,
    a: ({ href, children }) => <OutsideLink url={href ?? ''}>{children}</OutsideLink>,
    mark: ({ children, ...rest }) => {
      const marks = rest as unknown as Marks;
      return (
        <Mark brandId={marks['data-brand'] ?? ''} spanKey={marks['data-span'] ?? ''} looks={looks}>
          {children}
        </Mark>
      );
    },
    span: ({ children, ...rest }) => showSpan(rest as unknown as Marks, children),
    div: ({ children, ...rest }) => {
      const isHtml = (rest as unknown as Marks)['data-html'] !== undefined;
      return (
        <div className={isHtml ? classes.html : classes.note} dir="auto">
          {children}
        </div>
      );
    },
  };
}

function showSpan(marks: Marks, children: ReactNode): ReactNode {
  if (marks['data-image'] !== undefined) {
    return (
      <span className={classes.image}>
        <span className={classes.imageLabel}>{TEXTS.viewer.image}</span>
        <OutsideLink url={marks['data-image']}>{children}</OutsideLink>
      </span>
    );
  }
  return <span className={marks['data-tag'] === undefined ? classes.noteLabel : classes.tag}>{children}</span>;
}

/** An answer nested beyond what can be drawn is still to be read. */
class PlainOnFailure extends Component<{ plain: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children;
  }
}
