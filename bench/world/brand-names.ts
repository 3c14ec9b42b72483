/** Invented brand names; the first is the own brand of the bench's project. */

export const BRAND_NAMES: readonly string[] =
  `Kordiva Brimlane Tessaro Volmark Quillon Ardenta Fennwick Lomarra Zephrin Ostwell
Pradoxa Nivalto Harkess Selvane Drumola Ivonett Castrell Wyndora Belluno Trevisk Mirandel Oxbury Fablon Gruvetta Jastrel Kelmoor
Luvanne Pernox Rustholm Sandirra`.split(/\s+/);
