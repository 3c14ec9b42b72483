/** Which column of an export holds which field: as the caller maps them, else by the headings that such tools use. */
import { type AppError, validationError } from '#shared/app-error.ts';

const CSV_FIELDS = [
  'channelId',
  'respondentEmail',
  'respondentName',
  'respondentExternalId',
  'dealValue',
  'dealCurrency',
  'formId',
  'pageUrl',
  'createdAt',
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];
export type ColumnMapping = Readonly<Partial<Record<CsvField, string>>>;
/** Index of the column of each field that the file has. */
export type Columns = ReadonlyMap<CsvField, number>;

/** Headings without case, punctuation and spaces; the first one that the file has wins. */
export const HEADINGS: Readonly<Record<CsvField, readonly string[]>> = {
  channelId: [
    'channelid',
    'channel',
    'howdidyouhearaboutus',
    'wheredidyouhearaboutus',
    'howdidyoufindus',
    'heardaboutus',
    'selfreportedattribution',
    'leadsource',
    'originalsource',
    'referralsource',
    'wiehabensievonunserfahren',
    'wiesindsieaufunsaufmerksamgeworden',
    'kanal',
    'herkunft',
    'quelle',
    'commentnousavezvousconnus',
    'canal',
    'cómonosconoció',
    'canale',
    'channelname',
    'attribution',
    'source',
  ],
  respondentEmail: [
    'respondentemail',
    'email',
    'emailaddress',
    'workemail',
    'contactemail',
    'emailadresse',
    'mail',
    'courriel',
    'correo',
  ],
  respondentName: [
    'respondentname',
    'name',
    'fullname',
    'contactname',
    'contact',
    'kunde',
    'kundenname',
    'nom',
    'nombre',
    'nome',
  ],
  respondentExternalId: [
    'respondentexternalid',
    'externalid',
    'recordid',
    'contactid',
    'dealid',
    'responseid',
    'id',
    'bestellung',
    'bestellnummer',
    'auftragsnummer',
    'orderid',
    'ordernumber',
    'kundennummer',
    'nummer',
  ],
  dealValue: [
    'dealvalue',
    'dealamount',
    'amount',
    'value',
    'revenue',
    'annualrevenue',
    'betrag',
    'umsatz',
    'wert',
    'auftragswert',
    'montant',
    'importe',
    'importo',
  ],
  dealCurrency: [
    'dealcurrency',
    'currency',
    'currencycode',
    'dealcurrencycode',
    'währung',
    'devise',
    'moneda',
    'valuta',
  ],
  formId: ['formid', 'form', 'formname', 'formular'],
  pageUrl: ['pageurl', 'url', 'page', 'landingpage', 'conversionpage', 'seite', 'zielseite'],
  createdAt: [
    'createdat',
    'createdate',
    'createddate',
    'submittedat',
    'submitdate',
    'submissiondate',
    'timestamp',
    'date',
    'datum',
    'erstelltam',
    'eingangsdatum',
    'zeitpunkt',
    'fecha',
    'data',
  ],
};

/** Throws VALIDATION_ERROR for a mapped column that the file lacks, and when no column holds the channel. */
export function planColumns(header: readonly string[], mapping: ColumnMapping): Columns {
  const columns = new Map<CsvField, number>();
  for (const field of CSV_FIELDS) {
    const index = mapping[field] === undefined ? findHeading(header, field) : requireMapped(header, field, mapping);
    if (index >= 0) columns.set(field, index);
  }
  if (!columns.has('channelId')) throw noChannel(header);
  return columns;
}

function requireMapped(header: readonly string[], field: CsvField, mapping: ColumnMapping): number {
  const index = header.findIndex((heading) => heading.trim() === mapping[field]);
  if (index >= 0) return index;
  throw validationError([{ path: `mapping.${field}`, message: `the file has no column "${mapping[field]}"` }]);
}

function findHeading(header: readonly string[], field: CsvField): number {
  const folded = header.map((heading) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  for (const heading of HEADINGS[field]) {
    const index = folded.indexOf(heading);
    if (index >= 0) return index;
  }
  return -1;
}

function noChannel(header: readonly string[]): AppError {
  const shown = header.slice(0, 20).join(', ');
  const message = `no column says where customers come from; name it in the mapping (the file has: ${shown})`;
  return validationError([{ path: 'mapping.channelId', message }]);
}
