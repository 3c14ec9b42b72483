/** What is blamed in food, hotels, travel and shops, in Dutch. */
export const BLAME_PLACES = `
  {eten|gerechten|gerecht|soep|pizza|pasta|vlees|vis|brood|koffie|taart|friet|frieten|ijs|ontbijt|saus|burger|bier|wijn|maaltijd|diner|lunch|groenten|biefstuk|kip} {is|was|zijn|waren|smaakt|smaakte|kwam|kwamen|dreef|dreven} {koud|lauw|ijskoud|steenkoud|zompig|droog|taai|zo taai als|leerachtig|te zout|veel te zout|verpieterd|doorgekookt|verbrand|rauw|niet gaar|halfgaar|nog bevroren|slap|flauw|smakeloos|uit blik|uit een pakje|uit de magnetron|opgewarmd|oudbakken|bedorven|niet vers|in het vet|van gisteren|naar niets|naar karton|niet te eten|oneetbaar|karig|pover|waterig|zo droog als|vettig|koud op tafel|een lachertje} {op tafel|gewoon|},
  {doodziek|misselijk|beroerd|voedselvergiftiging|buikloop|diarree|overgeven|buikgriep} {van|na|geworden|aan overgehouden|opgelopen|} {het eten|},
  {kakkerlakken|kakkerlak|muizen|bedwantsen|mieren|ongedierte|ratten|rat|beestjes|schimmel} {in|op|onder|tussen|achter} {de|het|mijn|ons},
  {handdoeken|lakens|beddengoed|badkamer|kamer|kamers|vloer|vloerbedekking|tapijt|douche|toilet|toiletten|wc|matras|bed|bedden|zwembad|tafels|bestek|borden|glazen} {was|waren|is|zijn|zat|zaten|stonk|rook|stinkt|plakte|plakten|lag|lagen|kraakt|kraakte} {vies|smerig|vol vlekken|niet schoon|vuil|ranzig|onder de vlekken|vol haren|versleten|doorgezakt|beschimmeld|aangekoekt|plakkerig|vettig|muf|naar|als de pest|kapot|vol met|onder het stof|stoffig|piepklein|niet opgemaakt|niet gedaan|keihard|keihard en|hard als|groezelig|gehorig|een hok|piepkleine hokken|verouderd|gedateerd|uitgewoond},
  {dunne|flinterdunne|papierdunne} {muren|wanden|handdoeken|lakens},
  {airco|verwarming|douche|lift|wifi|televisie|kluis|toilet|warm water|minibar|afzuiging} {deed het niet|werkte niet|doet het niet|kapot|stuk|was stuk|was kapot|ontbrak|buiten gebruik|druppelt|druppelde|maakt herrie|maakte herrie|bromt|bromde},
  {kon|konden} {niet|amper|nauwelijks} slapen, {slapeloze|doorwaakte} {nacht|nachten},
  {bediening|ober|gastvrouw|personeel|receptie|obers|eigenaar|uitbater|crew|bemanning} {is|was|waren|zijn|liet|negeerde|vergat|keek|deed|snauwde|stond} {nors|stuurs|onbeschoft|traag|nergens te bekennen|ongeïnteresseerd|kortaf|onvriendelijk|chagrijnig|onattent|lomp|ons links liggen|ons wachten|te druk met|maar wat aan|met haar telefoon|met zijn telefoon|op de telefoon|te kletsen|overwerkt|onopgevoed|arrogant},
  {tafel|reservering|boeking|kamer} {weggegeven|niet klaar|kwijt|dubbel geboekt|dubbel verkocht|niet terug te vinden|overboekt},
  {overboekt*|dubbel geboekt}, toeristenval, tourist trap, toeristenfuik,
  {fabriekssmaak|fabrieksvoer|kantinevoer|kattenvoer|hondenvoer|varkensvoer|gaarkeuken},
  {minuscule|piepkleine|lachwekkende|karige|miezerige|schamele} {porties|portie|kamer|kamers|badkamer|ontbijt}, miezerig*,
  {strandde|strandden|gestrand} {op|in|bij}, {koffer|koffers|bagage} {nooit|zoek|kwijt|kapot|kwam niet|beschadigd|opengebroken},
  {vakantie|reis|avond|bruiloft|verblijf|feest|weekend} {in het water|verpest|verknald|in duigen|vergald|bedorven|naar de knoppen|een ramp|een nachtmerrie},
  {vertrok|vertrekt|vertrokken|landde} {# uur|uren|een uur|twee uur|drie uur|een dag} te laat, vertrok pas {uren|# uur} later,`;
