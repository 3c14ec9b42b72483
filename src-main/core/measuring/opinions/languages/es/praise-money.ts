/** What is praised in prices, banks, insurance and contracts, in Spanish. */
export const PRAISE_MONEY = `
  {precio|precios|tarifa|tarifas|cuota|cuotas|comisiones|comisión|prima|intereses} {es|son|está|están|muy|súper} {muy|súper|más que|bastante|} {just*|honest*|asequible|asequibles|razonable|razonables|ajustad*|baj*|competitiv*|imbatible*|transparent*|clar*|atractiv*|buen*|económic*|de risa|popular*},
  {precio|precios} {de amigo|ajustad*|honest*|just*|razonable*|imbatible*|asequible*|de risa|de derribo|apto*|contenid*|sin competencia|inmejorable*},
  apto para todos los bolsillos,
  {vale|valen|valió} {cada|lo que|todo lo que|mucho más de lo que|bien} {euro|céntimo|peso|sol|cuesta|cuestan|cobran|pagas|pagué|lo que cuesta},
  sin {letra pequeña|letras pequeñas|sorpresas|costes ocultos|comisiones ocultas|papeleo|ataduras|sorpresas en la factura|trampas|trampa ni cartón|complicaciones|dolores de cabeza|colas|esperas|rodeos|sustos|líos|historias|tonterías|engaños|regateos},
  {renta|rinde|compensa|cunde} {mucho|muchísimo|un montón|bastante|de sobra},
  {cuesta|cuestan|costó|sale|salió|me salió|nos salió} {cuatro duros|cuatro perras|dos duros|una miseria|poquísimo|nada y menos|tirado de precio|tirada de precio|por cuatro duros|por dos duros|regalado|regalada|redondo|a cuenta|muy a cuenta|barato|muy bien de precio|muy bien|rentable},
  {tirado|tirada|tirados|tiradas|muy bien|bien} de precio`;
