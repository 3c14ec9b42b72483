/** How Italian comparisons, wishes and denials praise and blame without a word of either. Data, no behaviour. */
export const PROSE_PRAISE = `
  {sceglierei|prenderei|comprerei|sceglieremmo} {di nuovo|ancora}, {mantiene|mantengono|mantenuto} {tutte le|le|ogni|le sue|tutte le sue} {sue promesse|promesse|promessa}, {mantiene|mantengono} tutte le sue promesse,
  {consegna|consegnano|consegnato|arriva|arrivano} {in tempo|in orario|puntuale},
  {nulla|niente} che non {mi|ci} {piaccia|convinca}, {nulla|niente} che {cambierei|cambieremmo},
  senza _ {saremmo|sarei} {persi|perso|persa|perse|perduti}, non so cosa {farei|faremmo} senza, non sapremmo cosa fare senza,
  {gli|i nostri|i miei|i} {errori|problemi|ritardi|guasti|disguidi|doppioni|reclami|litigi|conflitti} {sono spariti|sono scomparsi|sono un ricordo|sono acqua passata|sono finiti|spariti}, {le|le nostre|le mie} {code|attese|lamentele|perdite di tempo|doppie prenotazioni} {sono sparite|sono scomparse|sono un ricordo|sono finite},
  {sbaglia|sbagliano|delude|deludono|fallisce|si blocca|si rompe|si guasta|crasha|perde colpi} {raramente|di rado|quasi mai|molto raramente}, {raramente|di rado|quasi mai} {sbaglia|delude|fallisce|si blocca|si rompe|si guasta|perde un colpo},
  {migliora|migliorano} {a ogni|ad ogni|con ogni|di giorno in giorno|di anno in anno|sempre di più|costantemente}, non manca {di nulla|nulla|niente}, non gli manca {nulla|niente}, non le manca {nulla|niente},
  non {potrebbe|poteva|può} essere {migliore|meglio|più semplice|più facile|più veloce|più chiaro|più comodo}, difficile fare di meglio, non c'è di meglio, {nulla|niente} di meglio,
  non {potrei|posso} {consigliarlo|consigliarla|raccomandarlo|raccomandarla} abbastanza, non {potrei|posso} {consigliare|raccomandare} _ abbastanza,
  {problemi|guasti|ritardi|errori} sono {l'eccezione|rarissimi|un'eccezione},
  è ciò che {gli altri|_|la concorrenza} {vorrebbe|vorrebbero} essere, è quello che {gli altri|_|la concorrenza} {vorrebbe|vorrebbero} essere, non mi ha ancora {deluso|delusa|tradito}, non ci ha ancora {delusi|traditi}`;

export const PROSE_BLAME = `
  un tempo era {buono|buona|affidabile|veloce|migliore|meglio|serio|seria}, {ci è|mi è} {costato|costata} {molti soldi|caro|una fortuna|un occhio|cara|carissimo},
  non {mantiene|mantengono|ha mantenuto} {nessuna|le|una} {delle sue promesse|sue promesse|delle promesse|promesse},
  {nulla|niente} che {mi|ci} {piaccia|convinca}, {nulla|niente} da salvare,
  {potrebbe|potrebbero} essere {migliore|migliori|meglio|più _|meno _}, {potrebbe|si potrebbe|può} fare {meglio|di meglio}, {mi aspettavo|ci aspettavamo|speravo in|speravamo in} {di più|di meglio|molto di più|molto di meglio|qualcosa di più|qualcosa di meglio|ben altro},
  {risponde|rispondono|funziona|funzionano|arriva in orario|richiama|richiamano|mantiene|consegna} {raramente|di rado|quasi mai|molto raramente}, {raramente|di rado|quasi mai} {risponde|rispondono|funziona|funzionano|in orario|puntuale|richiama|mantiene},
  non {è|è mai stato|è mai stata|era|è certo|è proprio} {il|il suo|un|il loro} {punto forte|punto di forza|forte}, non sono {il|il suo} {punto forte|forte},
  {ci sono|esistono} {banche|opzioni|alternative|strumenti|programmi|app|scelte} migliori, c'è di meglio, si trova di meglio, {ci sono|esistono} {migliori|di migliori},
  non {ha|hanno|mi ha|mi hanno|ci ha|ci hanno} ancora {risposto|rimborsato|consegnato|risolto|richiamato|pagato|sistemato|spedito},
  ha risposto solo {dopo|quando|al terzo}, hanno risposto solo {dopo|quando}, {risposto|rimborsato|intervenuto|richiamato} {solo dopo|soltanto dopo|solo quando},
  {nemmeno|neanche|neppure} una volta {puntuale|in orario|in tempo}, {peggiora|peggiorano} {a ogni|ad ogni|con ogni|di giorno in giorno|sempre}, {problemi|guasti|ritardi|errori} sono {la regola|la norma|all'ordine del giorno},
  {vorrebbe|vuole|cerca di|pretende di} essere {ciò|quello} che _ {è già|è}, nessuno {userebbe|sceglierebbe|comprerebbe|pagherebbe}, no grazie`;

/** They say nothing. */
export const PROSE_NEUTRAL = `
  ad {alcuni|altri} {piace|piacciono}, a {molti|qualcuno} {piace|piacciono}, {ha|hanno} {aumentato|alzato|abbassato} {il prezzo|i prezzi|il canone|le tariffe} del # {per cento|%},
  {una|un|la sua|il suo} {lista|elenco|classifica|selezione|guida|mappa|confronto} {dei|delle|con i|con le} migliori,
  se {sono|è|erano|siete|sei} {soddisfatti|soddisfatte|soddisfatto|soddisfatta|contenti|contento|contenta|insoddisfatti},
  quanto {sono|siano|è|siate} {soddisfatti|contenti}`;
