/** Words of opinion in Polish reviews. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';
import { BLAME } from './pl/blame.ts';
import { PRAISE } from './pl/praise.ts';
import { TOLD } from './pl/told.ts';

export const WORDS: OpinionWords = {
  praise: PRAISE,
  blame: BLAME,
  told: TOLD,
  negations: `
      mało kto, mało {osób|klientów|ludzi}, niewielu {klientów|ludzi}, nie, bez, ani, brak, brakuje, żaden, żadna, żadne, żadnego, żadnej, żadnych, nic, wcale nie, bynajmniej, daleko do, daleki od,
    daleka od, dalekie od, pozbawion*, niewiele, rzadko, trudno o, trudno znaleźć, trudno wskazać,
    nie sposób nazwać, trudno nazwać, ciężko nazwać, nie można nazwać, nie da się nazwać, nie nazwał*, trudno uznać, nie sposób uznać,
    trudno powiedzieć, nie powiedział*, trudno mówić o, ciężko mówić o`,
  negationsAfter: `brakuje, brak, nie ma, nie było`,
  intensifiers: `
    bardzo, niezwykle, niesamowicie, wyjątkowo, szczególnie, naprawdę, wyraźnie, zdecydowanie, znacznie, dużo, o wiele, sporo, zbyt, za,
    nadmiernie, całkowicie, zupełnie, absolutnie, kompletnie, totalnie, skrajnie, niebywale, ogromnie, okropnie, strasznie, koszmarnie,
    niemiłosiernie, ciągle, wciąż, stale, zawsze, notorycznie, regularnie, wręcz, mega, prawdziwie, wielce, w pełni, masowo, rażąco,
    bezsprzecznie,
    łatwo się, łatwo, bardzo łatwo`,
  diminishers: `
    trochę, nieco, dość, dosyć, lekko, w miarę, stosunkowo, względnie, raczej, czasem, czasami, niekiedy, miejscami, częściowo, poniekąd,
    odrobinę, całkiem, umiarkowanie, bywa, bywają, momentami, z grubsza`,
  contrasts: `
    ale, lecz, jednak, jednakże, natomiast, zaś, a, za to, podczas gdy, choć, chociaż, mimo że, pomimo że, aczkolwiek, tymczasem, z kolei,
    z drugiej strony, niemniej, przeciwnie, tylko że, gdy tymczasem`,
  turns: `
    ale, lecz, jednak, jednakże, niemniej, tylko że, niestety`,
  concessions: `
    choć, chociaż, mimo że, pomimo że, aczkolwiek`,
  comparison: {
    better: `
      lepszy, lepsza, lepsze, lepsi, lepszego, lepszej, lepszym, lepszą, lepiej, szybszy, szybsza, szybsze, szybciej, tańszy, tańsza,
      tańsze, taniej, wygodniejsz*, wygodniej, prostsz*, prościej, łatwiejsz*, łatwiej, pewniejsz*, pewniej, bardziej niezawodn*,
      stabilniejsz*, stabilniej, solidniejsz*, solidniej, trwalsz*, mocniejsz*, cichsz*, ciszej, ładniejsz*, ładniej, nowocześniejsz*,
      przejrzystsz*, czytelniejsz*, skuteczniejsz*, skuteczniej, wydajniejsz*, wydajniej, sprawniejsz*, sprawniej, elastyczniejsz*,
      bezpieczniejsz*, bezpieczniej, dokładniejsz*, dokładniej, smaczniejsz*, smaczniej, świeższ*, milsz*, uprzejmiejsz*, przyjaźniejsz*,
      przyjemniejsz*, korzystniejsz*, korzystniej, bogatsz*, lżejsz*, sensowniejsz*, praktyczniejsz*, uczciwsz*, hojniejsz*, przyjemniej,
      płynniej, płynniejsz*, o niebo lepsz*, o niebo lepiej, o klasę lepsz*, o głowę wyższ*, krok przed, przewyższ*, górą jest,
      na prowadzeniu,
      pewniejszy, wygodniejszy, prostszy, łatwiejszy, zwinniej, zwinniejsz*, schludniej*, schludniejsz*, ciekawsz*, bogatszy, szersz*,
      milszy, cieplejsz*, miększ*, oszczędniejsz*, dojrzalsz*, ładniejszy, lżejszy, staranniejsz*, przestronniejsz*, hojniej, przyjaźniej,
      wytrzymalsz*, życzliwsz*, aktualniejsz*,
      hałasuje mniej, mniej hałasuje, mniej hałas*, rzadziej się psuje, psuje się rzadziej, rzadziej się zawiesza, mniej zużywa,
      zużywa mniej, mniej błędów, mniej reklam, mniej awarii, mocniej, kosztuje mniej, kosztują mniej`,
    worse: `
      gorszy, gorsza, gorsze, gorsi, gorszego, gorszej, gorszym, gorzej, wolniejsz*, wolniej, droższ*, drożej, słabsz*, słabiej,
      trudniejsz*, trudniej, głośniejsz*, głośniej, uboższ*, cięższ*, bardziej skomplikowan*, bardziej zawodn*, zawodniejsz*, nudniejsz*,
      ciaśniejsz*, brudniejsz*, mniej korzystn*, o klasę gorsz*, o niebo gorsz*, dłużej,
      kosztuje więcej, kosztują więcej, kosztuje drożej,
      toporniejsz*, wolniejszy, bardziej toporn*, nieporęczniejsz*, chaotyczniejsz*, hałaśliwsz*, chudsz*, twardsz*, kapryśniejsz*,
      hałasuje bardziej, częściej się psuje, psuje się częściej, częściej się zawiesza, więcej błędów, więcej reklam, więcej awarii,
      zużywa więcej`,
    more: `bardziej, dużo bardziej, znacznie bardziej, o wiele bardziej, zdecydowanie bardziej, więcej`,
    less: `
      mniej, dużo mniej, znacznie mniej, o wiele mniej, zdecydowanie mniej, nie tak, nie aż tak, nie jest tak, nie są tak, nie taki,
      nie taka, nie takie`,
    standardBefore: `
      niż, niż w, niż u, niż w przypadku, aniżeli, od, w porównaniu z, w porównaniu ze, w porównaniu do, w zestawieniu z, na tle,
      względem, przy, jak`,
    standardAfter: ``,
    beats: `
      przewyższa, przewyższają, przewyższył*, wyprzedza, wyprzedzają, wyprzedził*, pokonuje, pokonują, pokonał*, pobił*, bije, biją,
      bije na głowę, biją na głowę, wygrywa z, wygrywają z, wygrał z, wygrała z, wygrywa, góruje nad, górują nad, prześciga, prześcigają,
      prześcignął, prześcignęła, deklasuje, deklasują, zdeklasował*, przebija, przebijają, przebił*, zostawia w tyle, zostawiają w tyle,
      zostawił w tyle, zostawiła w tyle, przyćmiewa, wypiera, zawstydza, zjada, nokautuj*, dystansuj*, zostawia daleko w tyle,
      jest lepszy od, zdystansował*, kładzie na łopatki`,
    losesTo: `
      ustępuje, ustępują, ustępował*, ustępuje miejsca, przegrywa z, przegrywają z, przegrał z, przegrała z, przegrywa w porównaniu z,
      nie dorównuje, nie dorównują, nie dorównał*, nie umywa się do, nie umywają się do, nie dorasta do pięt, odstaje od, odstają od,
      zostaje w tyle za, pozostaje w tyle za, zostaje daleko w tyle za, pozostaje daleko w tyle za, w tyle za, daleko w tyle za,
      daleko mu do, daleko jej do, nie może się równać z, nie może równać się z, nie ma szans z, wypada gorzej niż, wypada blado przy,
      blednie przy, nie ma startu do, nie wytrzymuje porównania z, nie jest konkurencją dla,
      wypada blado na tle, wypadają blado na tle, wypada słabo na tle, wypada gorzej na tle, blednie na tle, wypada słabiej niż,
      wypada blado w porównaniu z, pozostaje w cieniu,
      nie dorasta`,
    unlike: `w przeciwieństwie do, w odróżnieniu od, inaczej niż`,
    preferred: `
      woli, wolą, wolę, wolimy, wolał*, preferuj*, preferował*, wybiera*, wybrał*, wybierz, wybrać, stawia na, stawiają na, postaw na,
      lepiej wybrać, lepiej wziąć,
      postawił* na, postawiłbym na, postawiłabym na, stawiam na, stawiamy na, wybrałbym, wybrałabym, wybieram, wybrałem, wybrałam, wziąłbym,
      wzięłabym, sięgnąłbym po, sięgam po, zdecydował* się na, zdecydowałem się na, mój wybór to, skłaniam się ku`,
    over: `niż, zamiast, od, nad, a nie, a nie na`,
    alternativeTo: `
      alternatywa dla, alternatywą dla, alternatywę dla, alternatywy dla, zamiennik, zamiennikiem, zamiennik dla, zastępstwo dla,
      następca, następcą, w miejsce`,
    same: `
      tak samo, równie, na równi z, na tym samym poziomie, na podobnym poziomie, podobnie, podobny, podobna, podobne, nie gorsz*,
      nie gorzej, dorównuje, dorównują, dorównał*, nie ustępuje, nie ustępują, taki sam, taka sama, takie same, porównywaln*, równorzędn*,
      łeb w łeb, idą łeb w łeb, wypadają podobnie, nie lepszy ani gorszy, jednakowo`,
  },
  advice: {
    for: `
      polec*, poleca*, polecam, godny polecenia, godna polecenia, godne polecenia, rekomend*, zarekomendował*, doradza*, doradził*,
      zachęca*, warto, warto wybrać, warto spróbować, warto kupić, wybierz, postaw na, wypróbuj, spróbuj, koniecznie spróbuj,
      najlepszy wybór, dobry wybór, świetny wybór, trafny wybór, rozsądny wybór, właściwy wybór, pewny wybór, bezpieczny wybór, w ciemno,
      z czystym sumieniem, nie pożałujesz, nie pożałujecie, nie zawiedziesz się, wrócimy, wrócę, zamówimy ponownie, zamówię ponownie,
      kupiłbym ponownie, kupię ponownie, pierwszy wybór, wybór redakcji,
      warto rozważyć, warto wziąć pod uwagę, warto postawić na, bierzcie śmiało, bierz śmiało, śmiało bierzcie, śmiało, bierzcie w ciemno,
      brać w ciemno, kupujcie w ciemno, doskonały wybór, idealny wybór, dobrym wyborem, świetnym wyborem, najlepszym wyborem,
      rozsądnym wyborem, bezpiecznym wyborem, doskonałym wyborem, idealnym wyborem, oczywistym wyborem, rekomendow*, rekomenduj*,
      sięgnijcie po, spróbujcie, zachęcam`,
    against: `
      nie polec*, nie rekomend*, odradza*, odradził*, odradz*, nie warto, unika*, unikaj, unikać, omijać, omijaj*, omijajcie,
      omijać szerokim łukiem, szerokim łukiem, trzymaj się z daleka, trzymać się z daleka, lepiej omijać, lepiej unikać, nie kupuj*,
      nie bierz*, nie wybieraj*, nie wybierz, nie daj się, nie dajcie się, przestrzega*, ostrzega*, ostrzeg*, uciekaj*, zły wybór,
      nietrafiony wybór, nie jest dobrym wyborem, nie najlepszy wybór, nigdy więcej, więcej nie zamówię, więcej nie kupię, nie wrócę,
      nie wrócimy, szukaj gdzie indziej, rezygnuj*, zrezygnował*, lepiej zrezygnować, lepiej dać sobie spokój,
      nie ma powodu by wybrać, nie ma powodu by kupować, nie ma powodu by płacić, nie ma żadnego powodu by wybrać,
      nie ma żadnego powodu by kupować, nie ma żadnego powodu by płacić, nie ma żadnego powodu,
      trzymajcie się z daleka, z daleka od, omijaj, nie dajcie się nabrać, nie dajcie się nabić, nie bierzcie, nie kupujcie, nie idźcie,
      nie ufajcie, nie wchodźcie, nie polecam, nie poleciłbym, nie poleciłabym, odradzam, unikajcie, lepiej poszukać, poszukajcie,
      szukajcie czegoś innego, lepiej wybrać coś innego, uważajcie na, uważaj na, dwa razy się zastanów*, zastanówcie się dwa razy,
      strzeżcie się, szkoda nerwów,
      trzy razy bym się zastanowił*, dwa razy bym się zastanowił*, zastanowił*bym się, trzy razy się zastanów*, dobrze się zastanów*,
      zastanówcie się, przemyśl to dwa razy`,
  },
  pros: `
    zalety, plusy, mocne strony, atuty, korzyści, za, co nam się podoba, co się podoba, co nam się podobało, na plus, chwalone za,
    przewagi`,
  cons: `
    wady, minusy, słabe strony, przeciw, co nam się nie podoba, co się nie podoba, co nam się nie podobało, na minus, krytykowane za,
    ograniczenia, problemy, ryzyka, niedociągnięcia`,
  about: `
    on, ona, ono, oni, one, jego, jej, ich, nim, nią, nimi, mu, ten, ta, to, te, usługa, serwis, program, aplikacja, platforma, system,
    narzędzie, firma, spółka, bank, sklep, produkt, rozwiązanie, marka, urządzenie, model, strona, interfejs, obsługa, ceny, dostawa,
    hotel, restauracja, lokal, personel, pracownicy, klienci, użytkownicy, tutaj, tu, tam, ponadto, dodatkowo, poza tym, jest, są, ma,
    mają, oferuje, działa, wszystko,
    ani razu, jak dotąd, do tej pory, przez ten czas, w efekcie, zero, na dodatek, teraz, dziś, wcześniej, obecnie, nigdy, żadnych`,
  solves: `
    zapobiega*, zapobieg*, chroni*, ochron*, zabezpiecza*, zwalcza*, walczy z, walka z, walki z, eliminuj*, eliminacj*, usuwa*, rozwiązuj*,
    rozwiązywan*, pomaga na, pomaga w, pomaga przy, pomaga uniknąć, redukuj*, zmniejsza*, ogranicza*, minimalizuj*, wykrywa*, wykrywan*,
    leczy, leczeni*, diagnoz*, diagnost*, profilaktyk*, ubezpiecza od, ubezpieczenie od, ubezpieczenia od, na wypadek, blokuje, filtruje,
    naprawia, naprawian*, likwiduj*, kończy z, uwalnia od, uwolnił nas od, skraca, łagodzi, radzi sobie z, pozbyć się, ma dość, mają dość,
    mam dość, macie dość, kto ma dość, znużon*, zmęczeni`,
  neutralPhrases: `
      {listę|lista|ranking|zestawienie|przewodnik} najlepszych, czy są {zadowoleni|zadowolone|szczęśliwi}, jak bardzo są zadowoleni, darmowy plan, bezpłatny plan, darmowa wersja, wolny rynek, wolny czas, wolne oprogramowanie, wolnego oprogramowania, czas wolny,
    wolne miejsca, wolny zawód, wolne zawody, wolny termin, wolne terminy, twardy dysk, dobre praktyki, dobrych praktyk,
    najlepsze praktyki, najlepszych praktyk, najlepsze aplikacje, najlepsze programy, najlepsze banki, najlepsze narzędzia,
    dobra konsumpcyjne, na dobre, dobrowoln*, czysty zysk, szybki start, szybkie płatności, ryzyko kredytowe, zarządzanie ryzykiem,
    ocena ryzyka, droga do, po drodze, w drodze, komunikat o błędzie, komunikaty o błędach, poleceni*, poleceń, wiersz poleceń,
    polecenie przelewu, z dobrodziejstw, na pewno, pewnego, pewnych, pewien, w przypadku awarii, łatwopaln*, prosto z, po prostu,
    prostopadł*, trwa, trwają, warto wiedzieć, warto pamiętać, warto sprawdzić, warto zauważyć, szeroko rozumian*, lekkoatlet*,
    ciężkich chorób, od dobrych, drogi do, pod względem niezawodności, pod względem wygody, pod względem prostoty, pod względem szybkości,
    pod względem jakości, pod względem stabilności, pod względem bezpieczeństwa, pod względem elastyczności, pod względem wydajności,
    pod względem funkcjonalności, w kwestii niezawodności, w kwestii wygody, w kwestii prostoty, w kwestii szybkości, w kwestii jakości,
    w kwestii stabilności, w kwestii bezpieczeństwa, w kwestii elastyczności, w kwestii wydajności, w kwestii funkcjonalności,
    w zakresie niezawodności, w zakresie wygody, w zakresie prostoty, w zakresie szybkości, w zakresie jakości, w zakresie stabilności,
    w zakresie bezpieczeństwa, w zakresie elastyczności, w zakresie wydajności, w zakresie funkcjonalności,
    z punktu widzenia niezawodności, z punktu widzenia wygody, z punktu widzenia prostoty, z punktu widzenia szybkości,
    z punktu widzenia jakości, z punktu widzenia stabilności, z punktu widzenia bezpieczeństwa, z punktu widzenia elastyczności,
    z punktu widzenia wydajności, z punktu widzenia funkcjonalności, jeśli chodzi o niezawodność, jeśli chodzi o jakość,
    jeśli chodzi o wygodę, jeśli chodzi o szybkość, jeśli szukasz, jeśli cenisz, jeśli chcesz, jeśli potrzebujesz, jeżeli szukasz,
    jeżeli chcesz, ani razu,
    niczym szczególnym się nie wyróżnia, niczym się nie wyróżniają, nie wyróżnia się niczym, ani dobry ani zły, ani dobra ani zła,
    mięso delikatne, ale też nie zawodzi, średnio rocznie, leży w, leży nad, leży przy, leży na, pada śnieg, pada deszcz, suchy szampon,
    nerwowy, kara śmierci, karta, karty, kartą, kartę, kart, kartach, kartami, zwolnić, gorzka czekolada, wady wymowy, wieki temu,
    pod względem, pod tym względem, pod każdym względem,
    jak i słabe strony, i słabe strony, mocne i słabe strony, zalety i wady, wady i zalety, plusy i minusy, jak i wady, i wady,
    jak i minusy, za i przeciw,
    starych telefonach, starszych telefonach, starych urządzeniach, starym sprzęcie, słabym łączu, słabym zasięgu, trudnych przypadkach,
    trudne przypadki, trudnych zadań, trudnym terenie`,
  aspects: {
    price: `
      cena, ceny, cenę, ceną, cenie, cenom, cenami, cennik*, koszt*, opłat*, opłaca*, prowizj*, tani, tania, tanie, taniej, tańsz*, drog*,
      drożej, droższ*, kosztown*, niedrog*, zawyżon*, taryf*, abonament*, pieniędzy, pieniądze, rabat*, zniżk*, promocj*, oszczędn*,
      oszczędza*, przepłac*, stosunek jakości do ceny`,
    support: `
      obsług*, wsparci*, pomoc techniczn*, pomocy techniczn*, infolini*, konsultant*, doradc*, pracowni*, personel*, recepcj*, kelner*,
      kurier*, uprzejm*, nieuprzejm*, niegrzeczn*, mił*, niemił*, pomocn*, kompetentn*, niekompetentn*, opryskliw*, odpowied*, odpowiada*,
      kontakt*, biuro obsługi`,
    ease: `
      wygodn*, niewygodn*, prost*, prościej, łatw*, łatwiej, intuicyjn*, nieintuicyjn*, przejrzyst*, nieczyteln*, czyteln*, interfejs*,
      skomplikowan*, zagmatwan*, trudn*, konfigurac*, konfiguruj*, wdroż*, nawigac*, przyjazn*, szkoleni*, toporn*`,
    reliability: `
      niezawodn*, zawodn*, zawodzi, stabiln*, niestabiln*, awari*, błęd*, usterk*, zawiesza*, psuj*, zepsu*, bezawaryjn*, solidn*, trwał*,
      wytrzymał*, jakość wykonania, bezpiecz*, punktualn*, na czas, opóźni*, spóźni*, terminow*, pewniejsz*, gubi*, zgubił*`,
    features: `
      funkcj*, możliwości, integracj*, raport*, narzędzi*, opcj*, opcji, wybór produktów, asortyment*, elastyczn*, wtyczk*, moduł*,
      szablon*, analityk*, aktualizacj*, ekran*, aparat*, brzmieni*, dźwięk*`,
  },
  and: `i, oraz, lub, albo, a także, czy, jak również, zarówno, jak i, jak też`,
  conditions: `jeśli, jeżeli, o ile, gdyby, chyba że, kiedyś, niegdyś, dawniej`,
  levels: {
    high: `wysok*, duż*, wygórowan*`,
    low: `nisk*, mał*, niewielk*, niewygórowan*`,
  },
  asMuch: { before: `tak samo, równie, tak, taki sam, taka sama, takie same`, after: `jak, jak i, co` },
  leaves: `
    przeszliśmy z, przeszedłem z, przeszłam z, przesiedliśmy się z, przesiadłem się z, zrezygnowaliśmy z, odeszliśmy od, zrezygnowałem z,
    zrezygnowałam z, zrezygnował z, rezygnuję z, rezygnujemy z, odszedłem od, odeszłam od, przesiadłam się z, uciekłem od, uciekliśmy z,
    uciekłem z, wypowiedziałem umowę z, odinstalowałem, odinstalowałam, odinstalowaliśmy, skasowałem, usunąłem, wypisałem się z,
    pożegnaliśmy się z, pożegnałem się z`,
  excess: `
    zbyt, nazbyt, za drogi, za droga, za drogie, za wolny, za wolno, za mały, za mała, za małe, za mało, za duży, za duża, za duże,
    za ciężk*, za głośn*, za słab*, za skomplikowan*, za trudn*, za długo`,
  once: `
    kiedyś był, kiedyś była, kiedyś było, kiedyś były, kiedyś, niegdyś, dawniej, dawno temu, na papierze, w teorii, w folderze,
    na pierwszy rzut oka`,
};
