/** Words of opinion in Polish reviews. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';

export const WORDS: OpinionWords = {
  praise: {
    strong: `
      doskonał*, znakomit*, świetn*, wspaniał*, rewelac*, fantastyczn*, genialn*, wybitn*, wyśmienit*, perfekcyjn*, idealn*, bezbłędn*, mistrzowsk*, fenomenaln*, cudown*,
      olśniewając*, zachwyca*, zachwyt*, zachwycon*, zachwycił*, zachwycen*, uwielbia*, kocha*, kocham, zakochał*, wyjątkow*, nieoceniony*, nieoceniona, niezastąpion*, niezrównan*,
      bezkonkurencyjn*, bez konkurencji, najleps*, najlepiej, najwyższej klasy, najwyższy poziom, na najwyższym poziomie, najwyższa jakość, najwyższej jakości, pierwszorzędn*,
      mistrzostwo, super, ekstra, strzał w dziesiątkę, hit, perełka, ideał, wzorow*, wzorcow*, lider*, faworyt*, numer jeden, nie ma sobie równych, nie mają sobie równych,
      przechodzi oczekiwania, przeszedł oczekiwania, przeszedł najśmielsze oczekiwania, przerósł oczekiwania, przekracza oczekiwania, przekroczył oczekiwania, pierwsza klasa,
      wart każdej złotówki, warte każdej złotówki, warta każdej złotówki, 10 na 10, 5 na 5, na piątkę, na szóstkę, petarda, majstersztyk, palce lizać, rozpływa się w ustach, niebo w gębie`,
    plain: `
      dobr*, dobrze, solidn*, niezawodn*, pewny, pewna, pewne, pewnie działa, wygodn*, wygoda, wygodę, prost*, prostota, prosto, szybk*, sprawn*, stabiln*, bezawaryjn*, trwał*, wytrzymał*, mocna strona,
      mocne strony, mocną stroną, mocny punkt, mocnym punktem, przejrzyst*, czyteln*, intuicyjn*, przyjazn*, łatw*, elastyczn*, wydajn*, skuteczn*, efektywn*, funkcjonaln*, praktyczn*, użyteczn*,
      przydatn*, nowoczesn*, innowacyjn*, zaawansowan*, dopracowan*, przemyślan*, estetyczn*, ładn*, piękn*, eleganck*, stylow*, atrakcyjn*, smaczn*, pyszn*, śwież*, pachnąc*, gorąca i, aromatyczn*, chrupiąc*,
      czyst*, schludn*, przytuln*, komfort*, cich*, bezgłośn*, ergonomiczn*, lekk*, kompaktow*, oszczędn*, oszczędza, oszczędzają, oszczędność, oszczędności, ekonomiczn*, tani, tania, tanie, tanio, tanich,
      niedrog*, przystępn*, rozsądna cena, rozsądne ceny, rozsądnej cenie, rozsądnie, uczciw*, korzystn*, opłaca*, opłacaln*, niska cena, niskie ceny, niskiej cenie, niskie opłaty, niskie prowizje, niskie koszty,
      hojn*, uprzejm*, mił*, miło, pomocn*, życzliw*, serdeczn*, kompetentn*, profesjonaln*, fachow*, rzeteln*, punktualn*, terminow*, na czas, przed czasem, w terminie, cierpliw*, troskliw*, zaangażowan*,
      chwal*, pochwal*, pochwał*, docenia*, doceni*, ceni*, lubię, podoba*, spodobał*, przekonuj*, przekonał*, imponuj*, imponował*, robi wrażenie, robią wrażenie, zrobił wrażenie, zrobiła wrażenie,
      zaskakuje szybkością, zaskakuje jakością, pozytywnie zaskoczył*, pozytywnie zaskakuj*, pozytywn*, miło zaskoczył*, zadowol*, zadowala, satysfakcj*, usatysfakcjonowan*, cieszy, cieszą, cieszy się uznaniem,
      cieszy się zaufaniem, dobra opinia, dobre opinie, świetną opinią, zaufani*, godny zaufania, godna zaufania, godne zaufania, zaufan*, sprawdzon*, sprawdza się, sprawdzają się, sprawdził się, sprawdziła się,
      renomowan*, cenion*, bezpieczn*, bez zarzutu, bez zastrzeżeń, bez problemu, bez problemów, bez żadnych problemów, bezproblemow*, bez awarii, bez błędów, bez opóźnień, bez zwłoki, bez zbędnych formalności,
      bez ukrytych opłat, bez kolejek, bez usterek, żadnych problemów, żadnych zastrzeżeń, nie mamy zastrzeżeń, nie mam zastrzeżeń, nie zawodzi, nie zawodzą, nie zawiódł, nie zawiodła, nie zawiodło, nie zawiodły,
      nie zawiesza się, nie psuje się, nie rozczarował*, nie rozczarowuj*, nie żałuj*, nie hałasuje, nie ustępuje, dotrzymuje słowa, dotrzymują słowa, dotrzymuje terminów, spełnia oczekiwania, spełnił oczekiwania,
      spełniła oczekiwania, spełniają oczekiwania, spełnia swoje zadanie, radzi sobie, radzą sobie, poradzi sobie, poradził sobie, poradziła sobie, ułatwia, ułatwiają, ułatwił*, upraszcza, upraszczają, przyspiesza,
      usprawnia, usprawnił*, pomaga, pomogli, pomogła, pomógł, pomogło, zyskał zaufanie, zyskała zaufanie, zyskał uznanie, zasługuje na uwagę, zasługuje na pochwałę, zasługuje na zaufanie, na plus, plusem, plus, plusy,
      zalet*, atut*, przewag*, bogat*, duży wybór, szeroki wybór, ogromny wybór, różnorodn*, wszechstronn*, kompleksow*, dokładn*, precyzyjn*, szczegółow*, wyraźny dźwięk, wysoka jakość, wysokiej jakości,
      wysoką jakość, wysoką jakością, wysoki standard, wysoko oceniany*, wysoko ocenian*, wysokie oceny, jakościow*, przyjemn*, płynn*, żwaw*, błyskawiczn*, natychmiastow*, skalowaln*, dobrze się skaluje, warto, wart,
      warta, warte, warci, wart swojej ceny, warte swojej ceny, warta swojej ceny, wart uwagi, warta uwagi, stosunek jakości do ceny, dziękuj*, dziękuję, wdzięczn*, ratuje, uratował*, działa jak należy, działa jak trzeba,
      działa świetnie, działa sprawnie, działa bez zarzutu, jak w zegarku, jak po maśle, dba o, dbają o, stara się, starają się, trzyma poziom, trzyma klasę, trzyma cały tydzień, długi czas pracy, sukces*, godn*,
      konkurencyjn*, przejrzystość, transparentn*, polecenia godn*, inteligentn*, mądr*, ciekaw*,
      lubi, lubią, lubimy, lubian*, szeroka oferta, szeroki zakres, szerokie możliwości, bogata oferta, najszybsz*, najwygodniejsz*, najtańsz*, najprostsz*,
      najłatwiejsz*, najsolidniejsz*, najpewniejsz*, najmilsz*, najsmaczniejsz*, najciekawsz*, najnowocześniejsz*, najkorzystniejsz*, najbezpieczniejsz*,
      najskuteczniejsz*, najsilniejsz*, najbardziej niezawodn*, porządn*`,
    weak: `
      niezł*, nieźle, przyzwoit*, poprawn*, znośn*, akceptowaln*, w porządku, wystarczając*, wystarcza, wystarczy, sympatyczn*, nie najgorsz*, niebrzydk*, zadowalając*, daje radę, dają radę, da się lubić, może być,
      rozwija się, rozwijają się, poprawił*, nadaje się, nada się, sprawdzi się, obiecując*`,
  },
  blame: {
    strong: `
      okropn*, fataln*, tragiczn*, tragedia, koszmar*, strasznie wol*, strasz*, beznadziejn*, katastrof*, najgorsz*, najgorzej, skandal*, oszust*, oszuka*, oszukuj*, oszukiw*, wyłudz*, naciąga*, naciągac*, zdzierstwo, zdzieraj*,
      bezużyteczn*, nieprzydatn*, żenad*, żałosn*, kpina, kpiny, porażk*, porażka, dramat, dramatyczn*, masakra, obrzydliw*, ohydn*, paskudn*, niejadaln*, śmierdz*, cham*, chamsk*, chamstw*, nienawidz*, wściek*, szmelc, złom, chłam, bubel,
      buble, tandet*, badziew*, do niczego, do bani, wyrzucone pieniądze, pieniądze wyrzucone, wyrzucanie pieniędzy, strata pieniędzy, strata czasu, stratą czasu, stratą pieniędzy, szkoda pieniędzy, szkoda czasu, szkoda nerwów,
      nie do przyjęcia, niedopuszczaln*, nie do zniesienia, karygodn*, haniebn*, zero gwiazdek, poniżej krytyki, poniżej wszelkiej krytyki, dno, katusze, nieudoln*`,
    plain: `
      zły, zła, złe, złego, złej, źle, złych, słab*, kiepsk*, marn*, lich*, wolny, wolna, wolne, wolno, wolno działa, powoln*, powoli, ślamazarn*, ociężał*, zamula, muli, mulą, tnie się, tną się, przycina, przycinają, zacina, zacinają, zawiesza,
      zawieszają, zawiesił*, wiesza się, wieszają się, laguj*, wysypuj*, wysypał*, wyłącza się, psuj*, psuje się, psują się, popsuł*, zepsu*, psuło, awari*, usterk*, usterka, usterek, błęd*, błąd, błędów, bug, bugi, bugów, wad*, wadliw*, felern*, zawodn*,
      zawodzi, zawodzą, zawiódł, zawiodła, zawiodło, zawiodły, zawiodł*, zawiedzion*, zawód, rozczarow*, niestabiln*, niepewn*, niesolidn*, niewygodn*, niewygod*, nieintuicyjn*, nieczyteln*, nieprzejrzyst*, niejasn*, niezrozumiał*, zagmatwan*,
      skomplikowan*, zawił*, pogmatwan*, chaotyczn*, chaos, bałagan, trudn*, uciążliw*, żmudn*, mozoln*, męcząc*, toporn*, nieporęczn*, przestarzał*, archaiczn*, zacofan*, utknął, utknęła, utknęło, niedopracowan*, niedoróbk*, niedokończon*,
      nieprzemyślan*, drogi, droga, drogie, drogo, kosztown*, zawyżon*, wygórowan*, przepłac*, przepłacon*, słono, wysoka cena, wysoką cenę, wysokie ceny, wysokiej ceny, wysokie opłaty, wysokie prowizje, wysokie koszty, ukryte opłaty,
      ukrytych opłat, ukryte koszty, ukrytych kosztów, ceny rosną, podrożał*, podwyżk*, nieopłacaln*, nie opłaca się, nachaln*, natrętn*, namoln*, wciska, wciskają, spam*, nieuprzejm*, niegrzeczn*, niemił*, opryskliw*, arogan*, obojętn*,
      niekompetent*, nieprofesjonaln*, nierzeteln*, niesłown*, niechlujn*, niedbał*, ignoruj*, zignorował*, olewa, olewają, lekceważ*, zbywa, zbywają, nie odpowiada, nie odpowiadają, nie odpisuj*, nie odbiera, nie odbierają, brak odpowiedzi,
      brak kontaktu, nie pomaga, nie pomogli, nie pomógł, nie pomogła, nie działa, nie działają, nie działał*, nie ładuje się, nie otwiera się, nie uruchamia się, nie dotarł*, nie dostarczył*, nie oddał*, nie zwrócił*, nie zwraca, nie spełnia, nie spełnił*,
      nie spełniają, nie radzi sobie, nie radzą sobie, nie trzyma, nie wytrzymał*, nie nadaje się, nie warto, niewart*, nie jest wart*, nie przekonuj*, nie przekonał*, nie zachwyca, nie dotrzymuj*, nie podoba*, opóźni*, opóźnie*, spóźni*, spóźnia*, zwłok*,
      zwleka*, przeciąga się, przeciągają się, wlecze, wloką się, czeka się, trzeba czekać, długo czeka*, długi czas oczekiwania, długi czas dostawy, długie oczekiwanie, długie kolejki, kolejki, tygodniami, godzinami, miesiącami, ledwo, ledwie,
      odmawia, odmawiają, odmówił*, odmow*, blokuj*, zablokował*, skarg*, skarż*, narzeka*, zastrzeże*, krytyk*, krytyczn*, niezadowol*, niedociągnię*, mankament*, minus, minusy, minusem, słaba strona, słabe strony, słabą stroną, słaby punkt,
      słabym punktem, problem*, kłopot*, nieprzyjemn*, nieprzyjazn*, pozostawia wiele do życzenia, pozostawiają wiele do życzenia, wiele do życzenia, niska jakość, niskiej jakości, niską jakość, niska wydajność, niski poziom, niskie oceny, kruch*, delikatna obudowa,
      łamie się, łamliw*, pęka, pękł*, skrzypi, trzeszczy, trzeszczą, głośn*, hałas*, hałaśliw*, hałasuje, grzeje się, przegrzewa*, przecieka, rysuje się, rozładowuje, szybko się rozładowuje, brudn*, brud, cuchn*, zimne jedzenie, zimna pizza, zimne, zimny, niesmaczn*,
      niedobr*, mdł*, przesolon*, czerstw*, nieśwież*, zepsute, ciasn*, nudn*, nijak*, głuchy dźwięk, głuch*, niedokładn*, nieprecyzyjn*, niepełn*, niekompletn*, ubog*, okrojon*, ograniczon*, skąp*, mało funkcji, mało integracji, mały wybór, brakuj*, brak wsparcia,
      niewydajn*, nieskuteczn*, niebezpieczn*, ryzykown*, podejrzan*, wątpliw*, nieuczciw*, krzywdząc*, wprowadza w błąd, wprowadzają w błąd, wyciek*, włama*, iryt*, denerw*, wkurza*, frustr*, zniechęca*, zniechęc*, żałuj*, żałował*, pożałował*, puste słowa, puste obietnice,
      odchodzą, rozerwan*, uszkodz*, pogniecion*, obumarł*, zapuszczon*, zaniedb*, przekrzyw*, przereklamowan*, przeładowan*, męka, męcz*, przegryw*, negatywn*, gubi, gubią, zgubił*, traci, tracą, stracił*, utrata, pomylił*, myli się, mylą, szwankuj*, kulej*, niezgodn*, 
      zaporow*, przewlek*, opiesza*, nieudan*, felernie, kuriozaln*,
      drogich, drogiej, najsłabsz*, najdroższ*, najwolniejsz*, najtrudniejsz*, najuboższ*, dziury, dziuraw*, pechow*`,
    weak: `
      przeciętn*, średni, średnia, średnie, średnio, taki sobie, taka sobie, takie sobie, mierny, mierna, mierne, niczym się nie wyróżnia, nic specjalnego, bez szału, szału nie ma, bez rewelacji, mógłby być lepszy, mogłaby być lepsza,
      mogłoby być lepiej, nie idealn*, dyskusyjn*, niedosyt, nierówn*, drogawy, tylko poprawn*`,
  },
  negations: `
    nie, nigdy, bez, ani, brak, brakuje, żaden, żadna, żadne, żadnego, żadnej, żadnych, nic, nikt, wcale nie, bynajmniej, daleko do, daleki od, daleka od, dalekie od, pozbawion*, niewiele, rzadko,
    trudno o, trudno znaleźć, trudno wskazać`,
  negationsAfter: `brakuje, brak, nie ma, nie było`,
  intensifiers: `
    bardzo, niezwykle, niesamowicie, wyjątkowo, szczególnie, naprawdę, wyraźnie, zdecydowanie, znacznie, dużo, o wiele, sporo, zbyt, za, nadmiernie, całkowicie, zupełnie, absolutnie, kompletnie, totalnie, skrajnie, niebywale,
    ogromnie, okropnie, strasznie, koszmarnie, niemiłosiernie, ciągle, wciąż, stale, zawsze, notorycznie, regularnie, wręcz, mega, prawdziwie, wielce, w pełni, masowo, rażąco, bezsprzecznie`,
  diminishers: `
    trochę, nieco, dość, dosyć, lekko, w miarę, stosunkowo, względnie, raczej, czasem, czasami, niekiedy, miejscami, częściowo, poniekąd, odrobinę, całkiem, umiarkowanie, bywa, bywają, momentami, z grubsza`,
  contrasts: `
    ale, lecz, jednak, jednakże, natomiast, zaś, a, za to, podczas gdy, choć, chociaż, mimo że, pomimo że, aczkolwiek, tymczasem, z kolei, z drugiej strony, niemniej, przeciwnie, tylko że, gdy tymczasem`,
  comparison: {
    better: `
      lepszy, lepsza, lepsze, lepsi, lepszego, lepszej, lepszym, lepszą, lepiej, szybszy, szybsza, szybsze, szybciej, tańszy, tańsza, tańsze, taniej, wygodniejsz*, wygodniej, prostsz*, prościej, łatwiejsz*, łatwiej, pewniejsz*, pewniej,
      bardziej niezawodn*, stabilniejsz*, stabilniej, solidniejsz*, solidniej, trwalsz*, mocniejsz*, cichsz*, ciszej, ładniejsz*, ładniej, nowocześniejsz*, przejrzystsz*, czytelniejsz*, skuteczniejsz*, skuteczniej, wydajniejsz*, wydajniej, sprawniejsz*, sprawniej,
      elastyczniejsz*, bezpieczniejsz*, bezpieczniej, dokładniejsz*, dokładniej, smaczniejsz*, smaczniej, świeższ*, milsz*, uprzejmiejsz*, przyjaźniejsz*, przyjemniejsz*, korzystniejsz*, korzystniej, bogatsz*, lżejsz*, sensowniejsz*, praktyczniejsz*, uczciwsz*,
      hojniejsz*, przyjemniej, płynniej, płynniejsz*, o niebo lepsz*, o niebo lepiej, o klasę lepsz*, o głowę wyższ*, krok przed, przewyższ*, górą jest, na prowadzeniu`,
    worse: `
      gorszy, gorsza, gorsze, gorsi, gorszego, gorszej, gorszym, gorzej, wolniejsz*, wolniej, droższ*, drożej, słabsz*, słabiej, trudniejsz*, trudniej, głośniejsz*, głośniej, uboższ*, cięższ*, bardziej skomplikowan*, bardziej zawodn*, zawodniejsz*, nudniejsz*, ciaśniejsz*,
      brudniejsz*, mniej korzystn*, o klasę gorsz*, o niebo gorsz*, dłużej`,
    more: `bardziej, dużo bardziej, znacznie bardziej, o wiele bardziej, zdecydowanie bardziej, więcej`,
    less: `mniej, dużo mniej, znacznie mniej, o wiele mniej, zdecydowanie mniej, nie tak, nie aż tak, nie jest tak, nie są tak, nie taki, nie taka, nie takie`,
    standardBefore: `niż, niż w, niż u, niż w przypadku, aniżeli, od, w porównaniu z, w porównaniu ze, w porównaniu do, w zestawieniu z, na tle, względem, przy, jak`,
    standardAfter: ``,
    beats: `
      przewyższa, przewyższają, przewyższył*, wyprzedza, wyprzedzają, wyprzedził*, pokonuje, pokonują, pokonał*, pobił*, bije, biją, bije na głowę, biją na głowę, wygrywa z, wygrywają z, wygrał z, wygrała z, wygrywa, góruje nad, górują nad, prześciga, prześcigają,
      prześcignął, prześcignęła, deklasuje, deklasują, zdeklasował*, przebija, przebijają, przebił*, zostawia w tyle, zostawiają w tyle, zostawił w tyle, zostawiła w tyle, przyćmiewa, wypiera, zawstydza`,
    losesTo: `
      ustępuje, ustępują, ustępował*, ustępuje miejsca, przegrywa z, przegrywają z, przegrał z, przegrała z, przegrywa w porównaniu z, nie dorównuje, nie dorównują, nie dorównał*, nie umywa się do, nie umywają się do, nie dorasta do pięt, odstaje od, odstają od,
      zostaje w tyle za, pozostaje w tyle za, zostaje daleko w tyle za, pozostaje daleko w tyle za, w tyle za, daleko w tyle za, daleko mu do, daleko jej do, nie może się równać z, nie może równać się z, nie ma szans z, wypada gorzej niż, wypada blado przy, blednie przy,
      nie ma startu do, nie wytrzymuje porównania z, nie jest konkurencją dla`,
    unlike: `w przeciwieństwie do, w odróżnieniu od, inaczej niż`,
    preferred: `woli, wolą, wolę, wolimy, wolał*, preferuj*, preferował*, wybiera*, wybrał*, wybierz, wybrać, stawia na, stawiają na, postaw na, lepiej wybrać, lepiej wziąć`,
    over: `niż, zamiast, od, nad, a nie`,
    alternativeTo: `alternatywa dla, alternatywą dla, alternatywę dla, alternatywy dla, zamiennik, zamiennikiem, zamiennik dla, zastępstwo dla, następca, następcą, w miejsce`,
    same: `
      tak samo, równie, na równi z, na tym samym poziomie, na podobnym poziomie, podobnie, podobny, podobna, podobne, nie gorsz*, nie gorzej, dorównuje, dorównują, dorównał*, nie ustępuje, nie ustępują, taki sam, taka sama, takie same, porównywaln*, równorzędn*, łeb w łeb, idą łeb w łeb,
      wypadają podobnie, nie lepszy ani gorszy, jednakowo`,
  },
  advice: {
    for: `
      polec*, poleca*, polecam, godny polecenia, godna polecenia, godne polecenia, rekomend*, zarekomendował*, doradza*, doradził*, zachęca*, warto, warto wybrać, warto spróbować, warto kupić, wybierz, postaw na, wypróbuj, spróbuj, koniecznie spróbuj,
      najlepszy wybór, dobry wybór, świetny wybór, trafny wybór, rozsądny wybór, właściwy wybór, pewny wybór, bezpieczny wybór, w ciemno, z czystym sumieniem, nie pożałujesz, nie pożałujecie, nie zawiedziesz się, wrócimy, wrócę, zamówimy ponownie, zamówię ponownie, kupiłbym ponownie,
      kupię ponownie, pierwszy wybór, wybór redakcji`,
    against: `
      nie polec*, nie rekomend*, odradza*, odradził*, odradz*, nie warto, unika*, unikaj, unikać, omijać, omijaj*, omijajcie, omijać szerokim łukiem, szerokim łukiem, trzymaj się z daleka, trzymać się z daleka, lepiej omijać, lepiej unikać, nie kupuj*, nie bierz*, nie wybieraj*, nie wybierz,
      nie daj się, nie dajcie się, przestrzega*, ostrzega*, ostrzeg*, uciekaj*, zły wybór, nietrafiony wybór, nie jest dobrym wyborem, nie najlepszy wybór, nigdy więcej, więcej nie zamówię, więcej nie kupię, nie wrócę, nie wrócimy, szukaj gdzie indziej, rezygnuj*, zrezygnował*, lepiej zrezygnować, lepiej dać sobie spokój`,
  },
  pros: `zalety, plusy, mocne strony, atuty, korzyści, za, co nam się podoba, co się podoba, co nam się podobało, na plus, chwalone za, przewagi`,
  cons: `wady, minusy, słabe strony, przeciw, co nam się nie podoba, co się nie podoba, co nam się nie podobało, na minus, krytykowane za, ograniczenia, problemy, ryzyka, niedociągnięcia`,
  about: `
    on, ona, ono, oni, one, jego, jej, ich, nim, nią, nimi, mu, ten, ta, to, te, usługa, serwis, program, aplikacja, platforma, system, narzędzie, firma, spółka, bank, sklep, produkt, rozwiązanie, marka, urządzenie, model, strona, interfejs, obsługa, ceny, dostawa, hotel, restauracja, lokal,
    personel, pracownicy, klienci, użytkownicy, tutaj, tu, tam, ponadto, dodatkowo, poza tym,
    jest, są, ma, mają, oferuje, działa`,
  solves: `
    zapobiega*, zapobieg*, chroni*, ochron*, zabezpiecza*, zwalcza*, walczy z, walka z, walki z, eliminuj*, eliminacj*, usuwa*, rozwiązuj*, rozwiązywan*, pomaga na, pomaga w, pomaga przy, pomaga uniknąć, redukuj*, zmniejsza*, ogranicza*, minimalizuj*, wykrywa*, wykrywan*, leczy, leczeni*,
    diagnoz*, diagnost*, profilaktyk*, ubezpiecza od, ubezpieczenie od, ubezpieczenia od, przed, przeciw, przeciwko, na wypadek, blokuje, filtruje, naprawia, naprawian*, likwiduj*, kończy z, uwalnia od, uwolnił nas od, skraca, łagodzi, radzi sobie z, pozbyć się`,
  neutralPhrases: `
    darmowy plan, bezpłatny plan, darmowa wersja, wolny rynek, wolny czas, wolne oprogramowanie, wolnego oprogramowania, czas wolny, wolne miejsca, wolny zawód, wolne zawody, wolny termin, wolne terminy, twardy dysk, dobre praktyki, dobrych praktyk, najlepsze praktyki, najlepszych praktyk,
    najlepsze aplikacje, najlepsze programy, najlepsze banki, najlepsze narzędzia, dobra konsumpcyjne, na dobre, dobrowoln*, czysty zysk, szybki start, szybkie płatności, ryzyko kredytowe, zarządzanie ryzykiem, ocena ryzyka, droga do, po drodze, w drodze, komunikat o błędzie, komunikaty o błędach, poleceni*,
    poleceń, wiersz poleceń, polecenie przelewu, z dobrodziejstw, na pewno, pewnego, pewnych, pewien, w przypadku awarii, łatwopaln*, prosto z, po prostu, prostopadł*, trwa, trwają, warto wiedzieć, warto pamiętać, warto sprawdzić, warto zauważyć, szeroko rozumian*, lekkoatlet*, ciężkich chorób, od dobrych,
    drogi do`,
  aspects: {
    price: `
      cena, ceny, cenę, ceną, cenie, cenom, cenami, cennik*, koszt*, opłat*, opłaca*, prowizj*, tani, tania, tanie, taniej, tańsz*, drog*, drożej, droższ*, kosztown*, niedrog*, zawyżon*, taryf*, abonament*, pieniędzy, pieniądze, rabat*, zniżk*, promocj*, oszczędn*, oszczędza*, przepłac*, stosunek jakości do ceny`,
    support: `
      obsług*, wsparci*, pomoc techniczn*, pomocy techniczn*, infolini*, konsultant*, doradc*, pracowni*, personel*, recepcj*, kelner*, kurier*, uprzejm*, nieuprzejm*, niegrzeczn*, mił*, niemił*, pomocn*, kompetentn*, niekompetentn*, opryskliw*, odpowied*, odpowiada*, kontakt*, biuro obsługi`,
    ease: `
      wygodn*, niewygodn*, prost*, prościej, łatw*, łatwiej, intuicyjn*, nieintuicyjn*, przejrzyst*, nieczyteln*, czyteln*, interfejs*, skomplikowan*, zagmatwan*, trudn*, konfigurac*, konfiguruj*, wdroż*, nawigac*, przyjazn*, szkoleni*, toporn*`,
    reliability: `
      niezawodn*, zawodn*, zawodzi, stabiln*, niestabiln*, awari*, błęd*, usterk*, zawiesza*, psuj*, zepsu*, bezawaryjn*, solidn*, trwał*, wytrzymał*, jakość wykonania, bezpiecz*, punktualn*, na czas, opóźni*, spóźni*, terminow*, pewniejsz*, gubi*, zgubił*`,
    features: `
      funkcj*, możliwości, integracj*, raport*, narzędzi*, opcj*, opcji, wybór produktów, asortyment*, elastyczn*, wtyczk*, moduł*, szablon*, analityk*, aktualizacj*, ekran*, aparat*, brzmieni*, dźwięk*`,
  },
  and: `i, oraz, lub, albo, a także, czy, jak również`,
  conditions: `jeśli, jeżeli, o ile, gdyby, chyba że`,
  levels: {
    high: `wysok*, duż*, wygórowan*`,
    low: `nisk*, mał*, niewielk*, niewygórowan*`,
  },
  asMuch: { before: `tak samo, równie, tak, taki sam, taka sama, takie same`, after: `jak, jak i, co` },
};
