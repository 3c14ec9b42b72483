/** Saves a chart as a file, from where it stands: a picture for slides, or a drawing that can be edited. */
import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useContext } from 'react';

import { TEXTS } from '../../texts/texts.ts';
import { isDarkPalette } from '../../ui/brand-colours.ts';
import { ChoiceMenu } from '../../ui/choice-menu.tsx';
import { notifyError } from '../../ui/notify.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { usePalette } from '../../ui/use-palette.ts';
import type { ChartOption } from '../chart-option.ts';
import type { FigureTableProps } from '../figure-table.tsx';
import { PictureScopeContext } from './picture-scope.ts';

interface PictureProps {
  title: string;
  note: string;
  summary: string;
  /** The days that it shows. */
  period: string;
  /** How many answers, or whatever it counts, are behind it. */
  sample: string;
  option: ChartOption;
  heightPx: number;
  /** The same numbers as a table, where there is one. */
  table?: () => FigureTableProps;
}

const words = TEXTS.charts.save;
const PICTURES = [
  { value: 'png', label: words.png },
  { value: 'svg', label: words.svg },
];

/** Without dashes that a system of an old code page would refuse the whole name for. */
function toFileName(parts: readonly string[]): string {
  const named = parts.map((part) => part.replace(/\?$/, '').replaceAll('–', '-'));
  return named.filter((part) => part !== '').join(' - ');
}

export function SavePicture({ title, note, summary, period, sample, option, heightPx, table }: PictureProps) {
  const { owner, filters } = useContext(PictureScopeContext);
  const palette = usePalette();
  const about = [owner, period, filters, sample].filter((part) => part !== '').join(' · ');
  const save = async (format: string) => {
    const name = toFileName([owner, title, period]);
    if (format === 'table' && table) {
      const { figureTableToCsv } = await import('./figure-table-to-csv.ts');
      saveFile(`${name}.csv`, figureTableToCsv(table(), about), 'text/csv;charset=utf-8');
      return;
    }
    const { drawSvg, toPng } = await import('./draw-picture.ts');
    const svg = drawSvg({ title, about, note, summary, option, heightPx }, isDarkPalette(palette));
    if (format === 'svg') saveFile(`${name}.svg`, svg, 'image/svg+xml;charset=utf-8');
    else saveFile(`${name}.png`, await toPng(svg));
  };
  return (
    <ChoiceMenu
      label={words.label}
      choices={table ? [...PICTURES, { value: 'table', label: words.table }] : PICTURES}
      selected={[]}
      onPick={(format) => void save(format).catch(notifyError)}
      target={(toggle) => (
        <ActionIcon variant="subtle" size={28} aria-label={words.label} title={words.label} onClick={toggle}>
          <IconDownload size={16} stroke={1.75} />
        </ActionIcon>
      )}
    />
  );
}
