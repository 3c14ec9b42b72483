/** Words of opinion in Czech reviews. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';
import { BLAME } from './cs/blame.ts';
import { PRAISE } from './cs/praise.ts';
import { TOLD } from './cs/told.ts';

export const WORDS: OpinionWords = {
  praise: PRAISE,
  blame: BLAME,
  told: TOLD,
  negations: `
      kéž by, málokdo, málo {lidí|zákazníků}, ne, není, nejsou, nebyl, nebyla, nebylo, nebyly, nebyli, nemá, nemají, nemáme, nemám, neměl, neměla, neměli, bez, ani, žádný, žádná,
    žádné, žádného, žádnou, žádných, nic, nijak, nelze, nejde, nedá se, postrádá, těžko, nebude, nebudou, neurčitě, zdaleka ne, vůbec ne,
    nepříliš, nepůsobí, nejeví se, nenabízí, nezní, daleko k, daleko od,
    nevnucuj*, neúčtuj*, neotravuj*,
    těžko označit, těžko nazvat, těžko nazývat, dá těžko označit, dá těžko nazvat, nelze označit, nedá se označit, nedá se nazvat,
    nelze nazvat, těžko říct, stěží, sotva, těžko považovat, má daleko k`,
  negationsAfter: `není, nejsou, chybí, nehrozí, nenastal*`,
  intensifiers: `
    velmi, velice, moc, hodně, extrémně, mimořádně, neuvěřitelně, nesmírně, ohromně, obzvlášť, obzvláště, zvlášť, opravdu, skutečně,
    vážně, naprosto, zcela, úplně, absolutně, totálně, příliš, až příliš, přespříliš, znatelně, výrazně, podstatně, mnohem, daleko,
    o dost, o hodně, vřele, rozhodně, jednoznačně, vyloženě, strašně, hrozně, příšerně, šíleně, neustále, pořád, stále, věčně, vždy,
    vždycky, pravidelně, zatraceně, neskutečně, nadmíru, nanejvýš, hromadně, zásadně, jasně,
    snadno, lehce, snadno se`,
  diminishers: `
    trochu, trošku, poněkud, lehce nad, mírně, celkem, docela, dost, relativně, poměrně, vcelku, někdy, občas, místy, částečně,
    tak trochu, spíše, spíš, víceméně, maličko, o něco, o trochu, sem tam`,
  contrasts: `
    ale, avšak, však, ovšem, nicméně, jenže, kdežto, zatímco, zato, ačkoli, ačkoliv, přestože, třebaže, i když, naproti tomu, naopak,
    na druhou stranu, na druhé straně, oproti tomu, přesto, jenomže, leč`,
  turns: `
    ale, avšak, však, ovšem, nicméně, jenže, leč, bohužel`,
  concessions: `
    ačkoli, ačkoliv, přestože, třebaže, i když`,
  comparison: {
    better: `
      lepší, lepšího, lepším, lepšímu, lépe, líp, rychlejší*, rychleji, levnější*, levněji, pohodlnější*, pohodlněji, spolehlivější*,
      spolehlivěji, jednodušší*, jednodušeji, snazší*, snáz, snáze, snadnější*, snadněji, stabilnější*, stabilněji, kvalitnější*,
      kvalitněji, přehlednější*, přehledněji, srozumitelnější*, výkonnější*, silnější*, modernější*, bezpečnější*, bezpečněji, přesnější*,
      přesněji, tišší*, tišeji, hezčí*, pěknější*, chutnější*, čerstvější*, milejší*, ochotnější*, vstřícnější*, příjemnější*, příjemněji,
      výhodnější*, výhodněji, výhodněj*, odolnější*, pevnější*, praktičtější*, užitečnější*, úspornější*, flexibilnější*, pružnější*,
      bohatší*, lehčí*, svižnější*, svižněji, plynulejší*, plynuleji, propracovanější*, štědřejší*, férovější*, poctivější*, dostupnější*,
      intuitivnější*, přívětivější*, efektivnější*, efektivněji, účinnější*, o třídu výš, o krok napřed, o krok před, o parník,
      solidnější*, solidněji, důvěryhodnější*, zkušenější*, profesionálnější*, chytřejší*, rozmanitější*, vydatnější*,
      hlučí méně, méně hlučí, méně hlučn*, méně se kazí, kazí se méně, padá méně, méně padá, méně reklam, méně chyb, stojí méně,
      vyjde levněji`,
    worse: `
      horší, horšího, horším, hůř, hůře, pomalejší*, pomaleji, dražší*, dráž, dráže, složitější*, složitěji, slabší*, hlučnější*, chudší*,
      těžší*, obtížnější*, nudnější*, špinavější*, komplikovanější*, krkolomnější*, déle, nepohodlnější*, méně výhodn*, o třídu níž,
      pozadu,
      stojí víc, stojí více, vyjde dráž, přijde dráž,
      hlučí víc, hlučí více, víc hlučí, kazí se víc, častěji se kazí, padá častěji, častěji padá, více chyb, více reklam`,
    more: `více, víc, mnohem více, daleko více`,
    less: `méně, míň, mnohem méně, daleko méně, o dost méně, ne tak, není tak, nejsou tak, ne tolik, není až tak, nebyl tak`,
    standardBefore: `
      než, nežli, než u, než v, než s, oproti, v porovnání s, v porovnání se, ve srovnání s, ve srovnání se, proti, jako, jako u, vedle`,
    standardAfter: ``,
    beats: `
      předčí, předčil*, překoná, překonává, překonávají, překonal*, převyšuje, převyšují, převýšil*, předstihuje, předstihl*, předbíhá,
      předběhl*, poráží, porážejí, porazil*, vítězí nad, zvítězil*, vyhrává nad, vyhrál nad, vyhrává, vede nad, zastíní, zastiňuje,
      zastínil*, strčí do kapsy, strčí, deklasuj*, deklasoval*, trumfne, trumfuje, trumfnul*, válcuje, převálcoval*, nechává za sebou,
      nechal za sebou, nechává daleko za sebou, nechává, vytlačuje, má navrch nad, strčí do kapsy konkurenc*, trumfuj*, zastiňuj*,
      má navrch`,
    losesTo: `
      zaostává za, zaostávají za, zaostává, zaostávají, prohrává s, prohrál s, prohrála s, ztrácí na, nedosahuje kvalit, nedosahuje na,
      nedosahují na, nevyrovná se, nevyrovnají se, se nevyrovná, nevyrovná, nemůže rovnat, nemůže se rovnat, nestačí na, nestačí,
      nesahá po kotníky, nesahá ani po kotníky, nesahá, má daleko k, má co dohánět na, bledne vedle, nemá šanci proti, nemůže konkurovat,
      nedotahuje se na, nechytá se na, je pozadu za, pokulhává za, kulhá za,
      pokulhávají za, pokulhává, pokulhávají,
      nemá na, nemůže se měřit s, nedosahuje úrovně, bledne při`,
    unlike: `na rozdíl od, narozdíl od, v protikladu k, jinak než`,
    preferred: `
      dává přednost, dávají přednost, dávám přednost, dáváme přednost, dal přednost, dala přednost, dali přednost, upřednostňuj*,
      upřednostnil*, preferuj*, preferoval*, zvolte, zvolil*, zvolit, vyberte, vybral*, vybrat, raději zvolte, raději vyberte,
      raději sáhněte po, sáhněte po,
      sáhnu po, sáhl bych po, sáhla bych po, sáhli bychom po, vsadil bych na, vsadila bych na, vsázím na, volím, zvolil bych, zvolila bych,
      vybral bych, vybrala bych, vybral jsem, dal bych přednost, rozhodl jsem se pro, rozhodli jsme se pro, vzal bych, vzala bych,
      šel bych do, šla bych do, jdu do`,
    over: `před, místo, namísto, než, nad, a ne, nikoli, nikoliv, ne po, ne na, ne pro`,
    alternativeTo: `
      alternativa k, alternativa ke, alternativou k, alternativou ke, alternativu k, alternativa, alternativou, náhrada za, náhradou za,
      náhradu za, nástupce, nástupcem`,
    same: `
      stejně, stejný, stejná, stejné, stejně dobr*, zhruba stejně, podobně, podobný, podobná, podobné, na stejné úrovni,
      na srovnatelné úrovni, srovnateln*, vyrovnan*, vyrovná se, vyrovnají se, není horší, není o nic horší, neméně, rovnocenn*, nastejno,
      bok po boku, nezaostává, nezaostávají, nic si nezadají, si nezadá, `,
  },
  advice: {
    for: `
      doporuč*, doporučuji, doporučujeme, zvolte, vyberte, vyplatí se, vyplatí se zvolit, stojí za to, stojí za zkoušku,
      stojí za pozornost, určitě zkuste, zkuste, vyzkoušejte, vsaďte na, sáhněte po, jděte do, nejlepší volba, dobrá volba, skvělá volba,
      správná volba, jasná volba, sázka na jistotu, rozumná volba, nešlápnete vedle, nebudete litovat, neprohloupíte, objednáme znovu,
      objednám znovu, vrátíme se, rádi se vrátíme, rád se vrátím, koupil bych znovu, koupím znovu, tip redakce, volba redakce, první volba,
      vyplatí se vybrat, stojí za zvážení, stojí za vyzkoušení, vřele doporuč*, rozhodně doporuč*, skvělou volbou, dobrou volbou,
      nejlepší volbou, správnou volbou, jasnou volbou, ideální volba, ideální volbou, rozumnou volbou, sázkou na jistotu, neváhejte, berte,
      bez obav kupte, s klidem doporuč*, neprohloupíš, nešlápl vedle`,
    against: `
      nedoporuč*, nedoporučuji, nedoporučujeme, nemohu doporučit, nemůžu doporučit, nelze doporučit, odraz*, zraz*, vyhněte, vyhnout,
      vyhýbejte, vyhýbat, vyhněte se, vyhněte obloukem, vyhnout obloukem, obloukem, ruce pryč, dejte ruce pryč, držte se dál, držet se dál,
      raději ne, nekupuj*, neberte, nevolte, nechoďte, nevěřte, varuj*, varoval*, pozor na, špatná volba, není dobrá volba,
      není nejlepší volba, nešťastná volba, už nikdy, nikdy více, nikdy víc, víckrát ne, příště jinam, hledejte jinde, poohlédněte se jinde,
      radši jinam, utečte, utíkejte, rozmyslete si, není jediný důvod, není žádný důvod, není důvod volit, není důvod kupovat,
      raději ruce pryč, držte se daleko, vyhnout se, vyhýbejte se, vyhýbat se, velkým obloukem, raději se vyhnout, nekupujte, neutrácejte,
      nenaleťte, nenechte se, zrazuj*, odrazuj*, zvažte jinou, raději jinam, jděte jinam, raději zvolte jin*, zvolte raději jin*,
      dejte si pozor, dvakrát si rozmysl*, už nikdy víc, třikrát bych si rozmyslel*, dvakrát bych si rozmyslel*, bych si rozmyslel*,
      dobře si rozmysl*, pořádně si rozmysl*`,
  },
  pros: `
    výhody, klady, plusy, přednosti, silné stránky, pro, co se nám líbí, co se líbí, co se nám líbilo, chválíme, přínosy, líbí se nám`,
  cons: `
    nevýhody, zápory, mínusy, slabiny, slabé stránky, proti, co se nám nelíbí, co se nelíbí, co se nám nelíbilo, nedostatky, omezení,
    problémy, rizika, nelíbí se nám, výtky`,
  about: `
    on, ona, ono, oni, ony, jeho, její, jejich, mu, jí, jim, ho, ji, je, s ním, s ní, s nimi, ten, ta, to, ty, tento, tato, toto, tahle,
    služba, program, aplikace, platforma, systém, nástroj, firma, společnost, banka, obchod, e-shop, produkt, řešení, značka, zařízení,
    model, web, stránka, rozhraní, podpora, ceny, doručení, hotel, restaurace, podnik, personál, zaměstnanci, zákazníci, klienti,
    uživatelé, tady, zde, tam, navíc, kromě toho, má, umí, nabízí, všechno, vše,
    ani jednou, zatím, dosud, doteď, za tu dobu, nakonec, k tomu, teď, nyní, dnes, dříve, žádné, žádný, nikdy`,
  solves: `
    předcház*, předejít, předejde, zabraňuj*, zabrán*, chrán*, chrání, ochran*, ochrana před, zabezpečuje před, bojuje s, bojuje proti,
    boj s, boj proti, odstraň*, odstraní, eliminuj*, řeší, řešení problém*, vyřeší, pomáhá při, pomáhá s, pomáhá proti, pomáhá předejít,
    snižuj*, sníží, omezuje, zmenšuj*, minimalizuj*, odhaluj*, odhalí, detekuj*, rozpozná, najde, léčí, léčb*, léčen*, diagnosti*, prevenc*,
    pojištění proti, pojišťuje proti, pro případ, blokuje, filtruje, opravuje, oprava, opravy, likviduj*, zbav*, zbavil*, zbaví, zbavuje,
    zkracuje, zmírňuj*, ulevuje, skoncuje s, má dost, mají dost, mám dost, máte dost, kdo má dost`,
  neutralPhrases: `
      {seznam|žebříček|přehled|výběr} nejlepších a nejhorších, {seznam|žebříček|přehled|výběr} nejlepších, {zda|jestli} jsou {spokojeni|šťastní}, jak jsou spokojeni, bezplatný tarif, bezplatná verze, pevný disk, pevného disku, pevná linka, osvědčené postupy, osvědčených postupů, nejlepší aplikace,
    nejlepší programy, nejlepší banky, nejlepší nástroje, nejlepší služby, čistý zisk, čistého zisku, čistý příjem, rychlé občerstvení,
    rychlý start, řízení rizik, hodnocení rizik, chybová hláška, chybové hlášky, chybové hlášení, dobrovoln*, dobropis*, pevná sazba,
    pevnou sazbou, lehká atletika, lehkoatlet*, v případě poruchy, stojí za vznikem, reklamační řád, dobrý den, přesně řečeno,
    přesněji řečeno, jednoduše řečeno, omezeným, společnost s ručením omezeným, těžký průmysl, moc se, kompletní přehled,
    vážných onemocnění, co do spolehlivosti, co do pohodlí, co do jednoduchosti, co do rychlosti, co do kvality, co do stability,
    co do bezpečnosti, co do pružnosti, co do výkonu, z hlediska spolehlivosti, z hlediska pohodlí, z hlediska jednoduchosti,
    z hlediska rychlosti, z hlediska kvality, z hlediska stability, z hlediska bezpečnosti, z hlediska pružnosti, z hlediska výkonu,
    v oblasti spolehlivosti, v oblasti pohodlí, v oblasti jednoduchosti, v oblasti rychlosti, v oblasti kvality, v oblasti stability,
    v oblasti bezpečnosti, v oblasti pružnosti, v oblasti výkonu, ohledně spolehlivosti, ohledně pohodlí, ohledně jednoduchosti,
    ohledně rychlosti, ohledně kvality, ohledně stability, ohledně bezpečnosti, ohledně pružnosti, ohledně výkonu, v spolehlivosti,
    ve spolehlivosti, v jednoduchosti, v rychlosti, v kvalitě, pokud hledáte, pokud chcete, pokud potřebujete, pokud si ceníte, ani jednou,
    ničím nevyčnívá, nevyčnívá, ale ani neurazí, nenadchne ani neurazí, neurazí ani nenadchne, ani nenadchne, má sídlo, padá sníh,
    suché prádlo, suchý zip, suché krmivo, vede účet, vede účty, vede společnost, vede firmu, přední kamera, přední strana, přední sklo,
    přední kapsa, přední displej, bude stačit, odpadkov*, odpadní, odpadové hospodářství, odpadu, z druhé ruky, tichá, jemné broušení,
    slibuje si, mastná pleť, mastnou pleť, suchá pleť, suchou pleť, suchou, hořká čokoláda, otevřený kód, otevřeným kódem, otevřeného kódu,
    otevřená platforma, otevřenost, obavy z, bez obav, žádné obavy, smazat účet, zrušit rezervaci, silné i slabé stránky,
    silné a slabé stránky, i slabé stránky, klady i zápory, klady a zápory, výhody i nevýhody, výhody a nevýhody, plusy i minusy,
    plusy a mínusy, pro a proti, starých telefonech, starších telefonech, starých zařízeních, starém hardwaru, slabém signálu,
    složité případy, složitých případech, složité úkoly, náročné úkoly, náročné projekty, náročné uživatele, náročných uživatelů`,
  aspects: {
    price: `
      cena, ceny, cenu, cenou, cen, cenám, cenami, cenově, ceník*, náklad*, poplat*, poplatek, poplatk*, levn*, levněj*, drah*, draž*,
      předražen*, přemrštěn*, tarif*, předplat*, peněz, peníze, penězi, sleva, slevy, slev, akce, úspor*, šetří, ušetř*, přeplác*, bonus*,
      za ty peníze, poměr cena výkon, korun*`,
    support: `
      podpor*, zákaznick*, infolink*, operátor*, poradc*, poradkyn*, zaměstnanc*, personál*, obsluh*, recepc*, číšn*, kurýr*, vstřícn*,
      nevstřícn*, ochotn*, neochot*, zdvořil*, nezdvořil*, drz*, kompetentn*, nekompetentn*, lhostejn*, odpovíd*, neodpovíd*, odpověď,
      odpovědi, komunikac*, reakc*, servis*, milý, milá, milí`,
    ease: `
      pohodln*, nepohodln*, jednoduch*, jednodušš*, snadn*, snaz*, hravě, intuitivn*, neintuitivn*, přehledn*, nepřehledn*, rozhraní,
      ovládán*, ovládá, složit*, komplikovan*, matouc*, nastaven*, nastaví, zaveden*, navigac*, přívětiv*, školen*, těžkopádn*,
      srozumiteln*, nesrozumiteln*`,
    reliability: `
      spolehliv*, nespolehliv*, spolehlivost*, stabil*, nestabil*, výpad*, poruch*, chyby, chyb, padá, padají, seká, sekají, zamrz*,
      rozbij*, rozbil*, kazí, bezporuchov*, solidn*, trvanliv*, odoln*, zpracování, bezpeč*, včas, zpožd*, opožď*, přesn*, selháv*,
      ztrác*, ztratil*`,
    features: `
      funkc*, možnost*, integrac*, sestav*, report*, nástroj*, výbav*, výběr zboží, sortiment*, nabídk*, pružn*, flexibiln*, modul*,
      šablon*, analytik*, aktualizac*, doplň*, displej*, fotoaparát*, zvuk*`,
  },
  and: `a, i, nebo, či, anebo, jakož i, a také, jak i`,
  conditions: `pokud, jestliže, jestli, kdyby, ledaže, v případě že, kdysi, kdysi dávno`,
  levels: {
    high: `vysok*, velk*, přemrštěn*`,
    low: `nízk*, mal*, nevelk*`,
  },
  asMuch: { before: `stejně, tak, stejně tak, tak stejně`, after: `jako, jako u` },
  leaves: `
    přešli jsme z, přešel jsem z, přešli z, přešla jsem z, odešli jsme od, opustili jsme, zrušil jsem, zrušila jsem, zrušili jsme,
    jsem zrušil, jsem zrušila, jsme zrušili, odešel jsem od, odešla jsem od, přešel jsem od, přešli jsme od, utekl jsem od, utekli jsme od,
    vypověděl jsem, odinstaloval jsem, odinstalovala jsem, smazal jsem, opustil jsem, opustila jsem, rozloučili jsme se s, dali jsme sbohem`,
  excess: `příliš, až příliš, přespříliš`,
  once: `
    býval, bývala, bývalo, bývaly, kdysi, dřív byl, dřív byla, dříve byl, dříve byla, dřív býval*, dříve býval*, na papíře, v teorii,
    teoreticky, v prospektu, v letáku, na první pohled,
    dříve se, dřív se, dřív, dříve`,
};
