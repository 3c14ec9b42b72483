/** What is praised in prices, banks, insurance and contracts, in Dutch. */
export const PRAISE_MONEY = `
  {waar|veel|alle waar} voor {je|mijn|ons|weinig|zijn} {geld|centen|euro's},
  {geen|zonder|nul} {verrassingen|verborgen kosten|addertjes|instapkosten|opzegkosten|toeslagen|kleine lettertjes|verplichtingen|transactiekosten|bankkosten|opstartkosten} {op de factuur|achteraf|onder het gras|bij de afrekening|},
  {maandelijks|dagelijks|elk moment|altijd|op elk moment} {opzegbaar|op te zeggen|opzeggen},
  {rekening|factuur|eindafrekening|prijs|bedrag} {klopt|klopte|kloppen} {altijd|tot op de cent|precies|exact|tot op de komma|},
  {keert|keerde|betaalt|betaalde|vergoedt|vergoedde|stort|stortte|maakte} {binnen|zonder morren|zonder discussie|zonder vragen|zonder mopperen|netjes|vlot|ruimhartig|volledig|alles|de volgende dag|meteen|direct|na een week|prompt} {een|#|} {week|dag|dagen|uur|uit|terug|over|} {uit|},
  {lager|goedkoper|voordeliger} {dan|uit dan} {verwacht|ergens anders|elders|bij de concurrent|de rest|de meeste|andere|alle andere},
  {goedkoopste|voordeligste|scherpste} {van|in|uit|die},
  {spaart|bespaart|bespaarde|scheelt|scheelde} {je|me|ons|mij|al snel|zo|per jaar|per maand|elke maand} {honderden|tientallen|een hoop|flink|een fortuin|veel|bakken|uren|een dag|een slok|#|een paar|al snel} {euro's|euro|werk|geld|tijd|op een borrel|uren|gedoe|},
  slok op een borrel,
  {kost|kosten} {een habbekrats|geen fortuin|amper wat|haast niets|geen rib|geen godsvermogen|de kop niet|bijna niks|geen klap},
  {eerlijke|zachte|nette|faire|mooie|scherpe|democratische|schappelijke} {prijs|prijzen|prijsjes|prijsje|tarief|tarieven|voorwaarden|rente},
  {rente|spaarrente} {is|ligt} {hoger|mooi|aantrekkelijk|lekker},
  {energierekening|rekening|factuur|verbruik|stroomverbruik|gasrekening|premie|maandlasten} {_ _|_|is|} {een stuk|veel|flink|fors|aanzienlijk|honderden euro's} {lager|gedaald|omlaag},
  {een stuk|flink|fors} {lager|goedkoper} uit`;
