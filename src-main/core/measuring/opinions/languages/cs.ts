/** Words of opinion in Czech reviews. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';

export const WORDS: OpinionWords = {
  praise: {
    strong: `
      vynikající*, vynikajíc*, skvěl*, výborn*, výtečn*, úžasn*, báječn*, fantastick*, geniáln*, perfektn*, dokonal*, bezchybn*, bezvadn*, mistrovsk*, fenomenáln*, špičkov*, prvotřídn*, luxusn*, famózn*,
      brilantn*, nadšen*, nadchl*, nadchne, nadchnou, zamiloval*, miluj*, miluji, zbožňuj*, výjimečn*, nepostradateln*, nenahraditeln*, nepřekonateln*, bezkonkurenčn*, nemá konkurenci, nemá obdoby, nemá chybu,
      nejlepší*, nejlep*, nejlíp, nejlépe, na nejvyšší úrovni, nejvyšší kvalita, nejvyšší kvality, trefa do černého, hit, perla, klenot, skvost, vzorov*, ukázkov*, lídr*, favorit*, jednička, jedničkou, číslo jedna, bomba, pecka, paráda,
      parádn*, super, klobouk dolů, předčil očekávání, předčila očekávání, předčilo očekávání, překonal očekávání, překonala očekávání, překonalo očekávání, stojí za každou korunu, deset z deseti, pět hvězdiček, jedna báseň,
      rozplývá se na jazyku, za jedna, špička, špičkou, ideáln*, excelentn*, ohromujíc*, úchvatn*, nezapomenuteln*`,
    plain: `
      dobr*, dobře, kvalitn*, spolehliv*, solidn*, poctiv*, pevn*, odoln*, trvanliv*, vytrval*, stabiln*, bezporuchov*, pohodln*, pohodlí, pohodově, komfort*, jednoduch*, jednoduše, snadn*, snadno, hravě, lehk*, lehce, 
      srozumiteln*, přehledn*, intuitivn*, přívětiv*, uživatelsky příjemn*, rychl*, rychle, svižn*, svižnost*, pohotov*, pružn*, flexibiln*, výkonn*, efektivn*, účinn*, funkčn*, praktick*, užitečn*, šikovn*, moderní*, modern*, inovativn*, pokročil*,
      propracovan*, promyšlen*, vyladěn*, povedl*, poveden*, vydařen*, zdařil*, hezk*, pěkn*, krásn*, elegantn*, stylov*, atraktivn*, lákav*, chutn*, lahodn*, výživn*, čerstv*, voňav*, křupav*, šťavnat*, čist*, uklizen*, útuln*, tich*, tiše, nehlučn*,
      ergonomick*, kompaktn*, skladn*, úsporn*, šetří, šetřil*, ušetř*, úspora, úspory, ekonomick*, hospodárn*, levn*, levně, dostupn*, příznivé ceny, příznivá cena, příznivou cenu, příznivě, cenově příznivý, cenově dostupn*, rozumná cena, rozumné ceny,
      rozumné peníze, rozumnou cenu, výhodn*, výhoda, výhodou, výhody, výhod, férov*, čestn*, nízké poplatky, nízká cena, nízké ceny, nízkou cenu, nízké náklady, štědr*, zdvořil*, vstřícn*, ochotn*, laskav*, přátelsk*, usměvav*,
      kompetentn*, profesionáln*, odborn*, fundovan*, zkušen*, přesn*, dochviln*, včas, na čas, bez zpoždění, bez průtahů, bez problémů, bez problému, bez potíží, bezproblémov*, bez chyb, bez výpadků, bez výhrad, bez skrytých poplatků, bez front, bez zbytečných,
      žádné problémy, žádný problém, jediný problém, žádné výhrady, nemáme výhrady, nemám výhrady, nemám co vytknout, není co vytknout, nelze nic vytknout, chvál*, pochval*, pochvaluj*, oceňuj*, ocení, ocenil*, oblíben*, oblíbil*, oblib*, líbí, líbil*, zalíbil*,
      těší, potěší, potěšil*, potěšen*, imponuj*, zaujme, zaujal*, zaujm*, udělal dojem, dělá dojem, působí dojmem, příjemně překvap*, mile překvap*, překvapí svižností, překvapí kvalitou, příjemn*, spokojen*, uspokoj*, vyhovuj*, pozitivn*, kladn*, osvědč*,
      prověřen*, ověřen*, důvěryhodn*, důvěr*, získal si důvěru, získala si důvěru, zaslouží, renomovan*, uznávan*, výborné jméno, dobré jméno, dobrou pověst, skvělou pověst, bezpečn*, zabezpečen*, nezklam*, nezklamal*, nepadá, neseká, nezamrzá, nelituj*,
      nezlob*, nevynech*, nechybuj*, nehlučí, funguje skvěle, funguje dobře, šlape, šlape jako hodinky, jako hodinky, jako po másle, drží slovo, dodržuje, dodržují, dodrží, plní očekávání, splnil očekávání, splnila očekávání, splnilo očekávání,
      splňuje, splňují, zvládá, zvládne, zvládl*, poradí si, poradil si, poradila si, umí poradit, usnadň*, usnadní, zjednoduš*, zrychl*, ulehč*, pomáh*, pomůže, pomohl*, zachránil*, vyplatí, vyplatí se, vyplácí se, vyplatil*, stojí za to, stojí za zkoušku,
      stojí za pozornost, stojí za ty peníze, za ty peníze, hodnota za peníze, poměr cena výkon, poměr ceny a výkonu, klad, klady, kladů, plus, plusy, plusem, předností, přednost*, silná stránka, silné stránky, silnou stránkou, bohat*, široká nabídka, široký výběr,
      velký výběr, široké možnosti, rozmanit*, všestrann*, komplexn*, podrobn*, detailn*, přesnost*, vysoká kvalita, vysokou kvalitu, vysoké kvality, vysoká rychlost, vysoká úroveň, vysoké hodnocení, vysoko hodnocen*, plynul*, plynule, bleskov*, okamžit*, škálovateln*,
      dobře roste, díky bohu, děkuj*, děkujeme, vděčn*, stará se, starají se, pečliv*, pozorn*, trpěliv*, drží úroveň, dlouhá výdrž, výdrž baterie, vydrží, výdrž*, úspěšn*, konkurenceschopn*, transparentn*, průhledn*, chytr*, důmysln*, zajímav*, nejrychlej*, nejlevněj*,
      nejpohodlněj*, nejspolehlivěj*, nejjednodušš*, nejsnaz*, nejpřehledněj*, nejkvalitněj*, nejbezpečněj*, nejvýhodněj*, nejchutněj*, nejpříjemněj*, nejsilněj*, nejoblíbeněj*, pořádn*, raketov*,
      milý, milá, milé, milí, milého, milých, milým, mile, skvěle funguje, funguje spolehlivě, funguje bez, fungují spolehlivě, funguje rychle, poradí,
      bezstarostn*, důsledn*`,
    weak: `
      slušn*, obstojn*, obstojí, ujde, ucházející*, ucházejíc*, přijateln*, dostačujíc*, dostatečn*, postačí, stačí, není špatn*, není zlé, nic moc špatného, v pořádku, sympatick*, fajn, schůdn*, použiteln*, rozvíjí se, vyvíjí se, vylepš*, zlepšil*, zlepšuje, hodí se, vhodn*`,
  },
  blame: {
    strong: `
      hrozn*, strašn*, příšern*, otřesn*, katastrof*, tragick*, tragédie, děs, děsiv*, děsn*, hrůz*, hrůza, mizern*, nejhorší*, nejhůř*, skandáln*, podvod*, podvodník*, podvádí, okrád*, šmejd*, zloděj*, zlodějn*, lže, lžou, lhář*, bezcenn*, zbytečn*, k ničemu, na nic,
      k vzteku, ostud*, výsměch, fiasko, propadák, propadl*, šílen*, otravn*, nechutn*, odporn*, hnusn*, nepoživateln*, smrdí, smrdut*, zápach*, drz*, drzý, drzost, hulvát*, arogan*, nenávid*, nesnáš*, vyhozené peníze, vyhazování peněz, škoda peněz, ztráta času, ztráta peněz,
      ztrátou času, škoda času, nepřijateln*, nepřípustn*, nestydat*, zoufal*, bídn*, žalostn*, tristní*, tristn*, nula bodů, nula hvězdiček, pod psa, pod vší kritiku, pod úroveň, noční můra, peklo, šunt, křáp, brak, zmetek`,
    plain: `
      špatn*, zlý, zlá, slab*, nekvalitn*, pomal*, loud*, seká, sekají, sekal*, zasekáv*, zasekl*, zasekne, zamrz*, tuhne, tuhnou, padá, padají, padal*, spadl*, pády, havaruj*, výpadk*, výpad*, výpadek, poruch*, porouch*, rozbij*, rozbil*, rozbit*, kazí, kazí se, pokazil*, zkazil*,
      zkažen*, závad*, vady, vadn*, vada, chyb, chyby, chyba, chybn*, chybuj*, chyb v, bug, bugy, bugů, zlob*, zlobí, selháv*, selhal*, selhání, nefunguj*, nefungoval*, nefunkčn*, nejde spustit, nejde otevřít, nenačte, nenačítá, sotva, stěží, nespolehliv*, nestabiln*, nepohodln*, nepraktick*, nepřehledn*,
      nesrozumiteln*, nejasn*, matouc*, mate, zmaten*, zmatek, zmateč*, chaotick*, chaos, složit*, komplikovan*, obtížn*, těžkopádn*, těžkopád*, krkolomn*, neohraban*, nemotorn*, neintuitivn*, zdlouhav*, pracn*, náročn*, únavn*, otrava, zastaral*, zastará*, přežit*, archaick*, ustrnul*, zaostal*,
      nedodělan*, nedotažen*, odflákl*, nedomyšlen*, nepromyšlen*, drahý, draho, draze, drahot*, předražen*, přemrštěn*, nadsazen*, přeplác*, přeplatí*, nekřesťansk*, vysoká cena, vysokou cenu, vysoké ceny, vysoké poplatky, vysoké náklady, skryté poplatky, skrytých poplatků, skryté náklady,
      skrytými poplatky, skrytý poplatek, zdražil*, zdražuj*, zdražen*, zdražov*, ceny rostou, nevýhodn*, nevyplat*, nevyplácí, vnucuj*, vnucov*, vtírav*, dotěrn*, obtěž*, spam*, neochot*, neochotn*, nezdvořil*, nevstřícn*, nepřátelsk*, nepříjemn*, nevrl*, protivn*, lhostejn*, nezájem, nekompetentn*,
      neprofesionáln*, neodborn*, nedbal*, nepořádn*, laxn*, ignoruj*, ignoroval*, neodpovíd*, neodpověd*, nereaguj*, nereagoval*, nezvedá, nezvedají, nedovol*, nekomunikuj*, mlží, odbýv*, nepomohl*, nepomáh*, neporadil*, nevyřeš*, neřeší, nevrátil*, nevrací, nedoručil*, nedorazil*, nedodal*, nedodrž*, nedodržel*,
      nesplnil*, nesplňuj*, neplní, nestíh*, nestačí, nezvlád*, neumí, nevydrž*, nedrží, nestojí za, nestojí za to, nestojí za ty peníze, neoslnil*, nepřesvědč*, nenadch*, nenadchl*, nelíb*, nelíbí, neodpovídá ceně, opožď*, opožd*, zpožd*, zpoždění, zpozdil*, pozdě, prodlev*, prodlen*, průtah*, vleč*, vleče, vlekou, táhne se,
      čeká se, musíte čekat, dlouho ček*, dlouhé čekání, dlouhé dodací lhůty, dlouhá dodací lhůta, dlouhé fronty, fronty, až po týdnech, celé týdny, celé hodiny, zamít*, odmít*, odmítá, odmítl*, blokuj*, zablokoval*, stížnost*, stěžuj*, stěžoval*, výhrad*, výtk*, kritik*, kritizuj*, kritizov*, nespokoj*, nadáv*,
      nedostat*, nedostatk*, nedostatek, mínus, mínusy, mínusem, minus, zápor, zápory, nevýhod*, slabina, slabiny, slabinou, slabá stránka, slabé stránky, slabou stránkou, problém, problémy, problémů, problémem, problematick*, potíž*, trápí, trápen*, nepříznivé, pokulháv*, kulhá, skřípe, drhne, vázne, nechává hodně k přání,
      má co zlepšovat, nízká kvalita, nízké kvality, nízkou kvalitu, nízká úroveň, nízké hodnocení, křehk*, láme se, zlomil*, praskl*, praská, vrže, vržou, hlučn*, hlučí, hluk, hlasit*, hřeje, přehřív*, přehřál*, protéká, teče, škrábe se, vybíjí se, rychle se vybíjí, špinav*, špína, páchn*, studené jídlo, studená pizza,
      studené, vystydl*, nedobr*, bez chuti, mdl*, přesolen*, okoral*, tvrdý chleba, stísněn*, nudn*, fádn*, dutý zvuk, dut*, chrčí, šumí, nepřesn*, neúpln*, chud*, chudá, okleštěn*, omezen*, málo funkcí, málo integrací, málo možností, malý výběr, postrád*, chybí, chyběl*, schází, neefektivn*, neúčinn*, nebezpečn*,
      nezabezpečen*, riskantn*, pochybn*, podezřel*, neprůhledn*, netransparentn*, nečestn*, neférov*, nespravedliv*, zavádějíc*, klam*, klamav*, únik dat, úniky dat, hackn*, napaden*, rozčil*, rozčiluj*, štve, naštv*, frustr*, odraz*, odrazuj*, zklam*, zklamán*, lituj*, litoval*, prázdné sliby, odcházejí, odešl*, roztržen*, roztrhan*, poškozen*,
      pomačkan*, zanedban*, přeplácan*, přehlcen*, přetížen*, přeceňovan*, přecenen*, negativn*, ztrác*, ztratil*, ztráta dat, plete se, spletl*, nejslabš*, nejpomalejš*, nejdraž*, nejsložitěj*, mučen*, utrpen*, trpí, nadměrn*, kostrbat*, nevhodn*, nudí, nevydařen*, nepoved*, prohráv*, prohrál*,
      pádů, láme, lámou, lámav*, vadí, vadilo, drahá, drahé, drahého, drahou, drahých, odbyl*, vad na, s vadou`,
    weak: `
      průměrn*, průměr, podprůměrn*, nevýrazn*, nic moc, nic zvláštního, ničím nevyniká, ničím nezaujme, nijak zvlášť, tak napůl, rozpačit*, nejednoznačn*, diskutabiln*, mohlo by být lepší, mohl by být lepší, mohla by být lepší, není ideáln*, není dokonal*, dražší než průměr, střední, drobné výhrady, drobné nedostatky`,
  },
  negations: `
    ne, není, nejsou, nebyl, nebyla, nebylo, nebyly, nebyli, nemá, nemají, nemáme, nemám, neměl, neměla, neměli, nikdy, bez, ani, žádný, žádná, žádné, žádného, žádnou, žádných, nic, nikdo, nijak, nelze, nejde, nedá se, postrádá, těžko, nebude, nebudou, neurčitě, zdaleka ne, vůbec ne, nepříliš, nepůsobí, nejeví se, nenabízí, nezní,
    daleko k, daleko od`,
  negationsAfter: `není, nejsou, chybí, nehrozí, nenastal*`,
  intensifiers: `
    velmi, velice, moc, hodně, extrémně, mimořádně, neuvěřitelně, nesmírně, ohromně, obzvlášť, obzvláště, zvlášť, opravdu, skutečně, vážně, naprosto, zcela, úplně, absolutně, totálně, příliš, až příliš, přespříliš, znatelně, výrazně, podstatně, mnohem, daleko, o dost, o hodně, vřele, rozhodně, jednoznačně, vyloženě, strašně, hrozně, příšerně,
    šíleně, neustále, pořád, stále, věčně, vždy, vždycky, pravidelně, zatraceně, neskutečně, nadmíru, nanejvýš, hromadně, zásadně, jasně`,
  diminishers: `
    trochu, trošku, poněkud, lehce nad, mírně, celkem, docela, dost, relativně, poměrně, vcelku, někdy, občas, místy, částečně, tak trochu, spíše, spíš, víceméně, maličko, o něco, o trochu, sem tam`,
  contrasts: `
    ale, avšak, však, ovšem, nicméně, jenže, kdežto, zatímco, zato, ačkoli, ačkoliv, přestože, třebaže, i když, naproti tomu, naopak, na druhou stranu, na druhé straně, oproti tomu, přesto, jenomže, leč`,
  comparison: {
    better: `
      lepší, lepšího, lepším, lepšímu, lépe, líp, rychlejší*, rychleji, levnější*, levněji, pohodlnější*, pohodlněji, spolehlivější*, spolehlivěji, jednodušší*, jednodušeji, snazší*, snáz, snáze, snadnější*, snadněji, stabilnější*, stabilněji, kvalitnější*, kvalitněji, přehlednější*, přehledněji, srozumitelnější*, výkonnější*,
      silnější*, modernější*, bezpečnější*, bezpečněji, přesnější*, přesněji, tišší*, tišeji, hezčí*, pěknější*, chutnější*, čerstvější*, milejší*, ochotnější*, vstřícnější*, příjemnější*, příjemněji, výhodnější*, výhodněji, výhodněj*, odolnější*, pevnější*, praktičtější*, užitečnější*, úspornější*, flexibilnější*, pružnější*, bohatší*,
      lehčí*, svižnější*, svižněji, plynulejší*, plynuleji, propracovanější*, štědřejší*, férovější*, poctivější*, dostupnější*, intuitivnější*, přívětivější*, efektivnější*, efektivněji, účinnější*, o třídu výš, o krok napřed, o krok před, o parník`,
    worse: `
      horší, horšího, horším, hůř, hůře, pomalejší*, pomaleji, dražší*, dráž, dráže, složitější*, složitěji, slabší*, hlučnější*, chudší*, těžší*, obtížnější*, nudnější*, špinavější*, komplikovanější*, krkolomnější*, déle, nepohodlnější*, méně výhodn*, o třídu níž, pozadu`,
    more: `více, víc, mnohem více, daleko více`,
    less: `méně, míň, mnohem méně, daleko méně, o dost méně, ne tak, není tak, nejsou tak, ne tolik, není až tak, nebyl tak`,
    standardBefore: `než, nežli, než u, než v, než s, oproti, v porovnání s, v porovnání se, ve srovnání s, ve srovnání se, proti, jako, jako u, vedle`,
    standardAfter: ``,
    beats: `
      předčí, předčil*, překoná, překonává, překonávají, překonal*, převyšuje, převyšují, převýšil*, předstihuje, předstihl*, předbíhá, předběhl*, poráží, porážejí, porazil*, vítězí nad, zvítězil*, vyhrává nad, vyhrál nad, vyhrává, vede nad, zastíní, zastiňuje, zastínil*, strčí do kapsy, strčí, deklasuj*, deklasoval*, trumfne, trumfuje, trumfnul*,
      válcuje, převálcoval*, nechává za sebou, nechal za sebou, nechává daleko za sebou, nechává, vytlačuje, má navrch nad`,
    losesTo: `
      zaostává za, zaostávají za, zaostává, zaostávají, prohrává s, prohrál s, prohrála s, ztrácí na, nedosahuje kvalit, nedosahuje na, nedosahují na, nevyrovná se, nevyrovnají se, se nevyrovná, nevyrovná, nemůže rovnat, nemůže se rovnat, nestačí na, nestačí, nesahá po kotníky, nesahá ani po kotníky, nesahá, má daleko k, má co dohánět na, bledne vedle, nemá šanci proti, nemůže konkurovat,
      nedotahuje se na, nechytá se na, je pozadu za, pokulhává za, kulhá za`,
    unlike: `na rozdíl od, narozdíl od, v protikladu k, jinak než`,
    preferred: `dává přednost, dávají přednost, dávám přednost, dáváme přednost, dal přednost, dala přednost, dali přednost, upřednostňuj*, upřednostnil*, preferuj*, preferoval*, zvolte, zvolil*, zvolit, vyberte, vybral*, vybrat, raději zvolte, raději vyberte, raději sáhněte po, sáhněte po`,
    over: `před, místo, namísto, než, nad, a ne, nikoli, nikoliv`,
    alternativeTo: `alternativa k, alternativa ke, alternativou k, alternativou ke, alternativu k, alternativa, alternativou, náhrada za, náhradou za, náhradu za, nástupce, nástupcem`,
    same: `
      stejně, stejný, stejná, stejné, stejně dobr*, zhruba stejně, podobně, podobný, podobná, podobné, na stejné úrovni, na srovnatelné úrovni, srovnateln*, vyrovnan*, vyrovná se, vyrovnají se, není horší, není o nic horší, neméně, rovnocenn*, nastejno, bok po boku, nezaostává, nezaostávají, nic si nezadají, si nezadá, není lepší`,
  },
  advice: {
    for: `
      doporuč*, doporučuji, doporučujeme, zvolte, vyberte, vyplatí se, vyplatí se zvolit, stojí za to, stojí za zkoušku, stojí za pozornost, určitě zkuste, zkuste, vyzkoušejte, vsaďte na, sáhněte po, jděte do, nejlepší volba, dobrá volba, skvělá volba, správná volba, jasná volba, sázka na jistotu, rozumná volba,
      nešlápnete vedle, nebudete litovat, neprohloupíte, objednáme znovu, objednám znovu, vrátíme se, rádi se vrátíme, rád se vrátím, koupil bych znovu, koupím znovu, tip redakce, volba redakce, první volba`,
    against: `
      nedoporuč*, nedoporučuji, nedoporučujeme, nemohu doporučit, nemůžu doporučit, nelze doporučit, odraz*, zraz*, vyhněte, vyhnout, vyhýbejte, vyhýbat, vyhněte se, vyhněte obloukem, vyhnout obloukem, obloukem, ruce pryč, dejte ruce pryč, držte se dál, držet se dál, raději ne, nekupuj*, neberte, nevolte, nechoďte, nevěřte, varuj*, varoval*,
      pozor na, špatná volba, není dobrá volba, není nejlepší volba, nešťastná volba, už nikdy, nikdy více, nikdy víc, víckrát ne, příště jinam, hledejte jinde, poohlédněte se jinde, radši jinam, utečte, utíkejte, rozmyslete si`,
  },
  pros: `výhody, klady, plusy, přednosti, silné stránky, pro, co se nám líbí, co se líbí, co se nám líbilo, chválíme, přínosy, líbí se nám`,
  cons: `nevýhody, zápory, mínusy, slabiny, slabé stránky, proti, co se nám nelíbí, co se nelíbí, co se nám nelíbilo, nedostatky, omezení, problémy, rizika, nelíbí se nám, výtky`,
  about: `
    on, ona, ono, oni, ony, jeho, její, jejich, mu, jí, jim, ho, ji, je, s ním, s ní, s nimi, ten, ta, to, ty, tento, tato, toto, tahle, služba, program, aplikace, platforma, systém, nástroj, firma, společnost, banka, obchod, e-shop, produkt, řešení, značka, zařízení, model, web, stránka, rozhraní, podpora, ceny, doručení, hotel, restaurace, podnik,
    personál, zaměstnanci, zákazníci, klienti, uživatelé, tady, zde, tam, navíc, kromě toho, má, umí, nabízí`,
  solves: `
    předcház*, předejít, předejde, zabraňuj*, zabrán*, chrán*, chrání, ochran*, ochrana před, zabezpečuje před, bojuje s, bojuje proti, boj s, boj proti, odstraň*, odstraní, eliminuj*, řeší, řešení problém*, vyřeší, pomáhá při, pomáhá s, pomáhá proti, pomáhá předejít, snižuj*, sníží, omezuje, zmenšuj*, minimalizuj*, odhaluj*, odhalí, detekuj*, rozpozná, najde,
    léčí, léčb*, léčen*, diagnosti*, prevenc*, pojištění proti, pojišťuje proti, před, proti, pro případ, blokuje, filtruje, opravuje, oprava, opravy, likviduj*, zbav*, zbavil*, zbaví, zbavuje, zkracuje, zmírňuj*, ulevuje, skoncuje s`,
  neutralPhrases: `
    bezplatný tarif, bezplatná verze, pevný disk, pevného disku, pevná linka, osvědčené postupy, osvědčených postupů, nejlepší aplikace, nejlepší programy, nejlepší banky, nejlepší nástroje, nejlepší služby, čistý zisk, čistého zisku, čistý příjem, rychlé občerstvení, rychlý start, řízení rizik, hodnocení rizik, chybová hláška, chybové hlášky, chybové hlášení,
    dobrovoln*, dobropis*, pevná sazba, pevnou sazbou, lehká atletika, lehkoatlet*, v případě poruchy, stojí za vznikem, reklamační řád, dobrý den, přesně řečeno, přesněji řečeno, jednoduše řečeno, omezeným, společnost s ručením omezeným, těžký průmysl, moc se, kompletní přehled, vážných onemocnění`,
  aspects: {
    price: `
      cena, ceny, cenu, cenou, cen, cenám, cenami, cenově, ceník*, náklad*, poplat*, poplatek, poplatk*, levn*, levněj*, drah*, draž*, předražen*, přemrštěn*, tarif*, předplat*, peněz, peníze, penězi, sleva, slevy, slev, akce, úspor*, šetří, ušetř*, přeplác*, bonus*, za ty peníze, poměr cena výkon, korun*`,
    support: `
      podpor*, zákaznick*, infolink*, operátor*, poradc*, poradkyn*, zaměstnanc*, personál*, obsluh*, recepc*, číšn*, kurýr*, vstřícn*, nevstřícn*, ochotn*, neochot*, zdvořil*, nezdvořil*, drz*, kompetentn*, nekompetentn*, lhostejn*, odpovíd*, neodpovíd*, odpověď, odpovědi, komunikac*, reakc*, servis*,
      milý, milá, milí`,
    ease: `
      pohodln*, nepohodln*, jednoduch*, jednodušš*, snadn*, snaz*, hravě, intuitivn*, neintuitivn*, přehledn*, nepřehledn*, rozhraní, ovládán*, ovládá, složit*, komplikovan*, matouc*, nastaven*, nastaví, zaveden*, navigac*, přívětiv*, školen*, těžkopádn*, srozumiteln*, nesrozumiteln*`,
    reliability: `
      spolehliv*, nespolehliv*, spolehlivost*, stabil*, nestabil*, výpad*, poruch*, chyby, chyb, padá, padají, seká, sekají, zamrz*, rozbij*, rozbil*, kazí, bezporuchov*, solidn*, trvanliv*, odoln*, zpracování, bezpeč*, včas, zpožd*, opožď*, přesn*, selháv*, ztrác*, ztratil*`,
    features: `
      funkc*, možnost*, integrac*, sestav*, report*, nástroj*, výbav*, výběr zboží, sortiment*, nabídk*, pružn*, flexibiln*, modul*, šablon*, analytik*, aktualizac*, doplň*, displej*, fotoaparát*, zvuk*`,
  },
  and: `a, i, nebo, či, anebo, jakož i, a také`,
  conditions: `pokud, jestliže, jestli, kdyby, ledaže, v případě že`,
  levels: {
    high: `vysok*, velk*, přemrštěn*`,
    low: `nízk*, mal*, nevelk*`,
  },
  asMuch: { before: `stejně, tak, stejně tak, tak stejně`, after: `jako, jako u` },
};
