/** Words of opinion in Turkish reviews. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';
import { BLAME } from './tr/blame.ts';
import { PRAISE } from './tr/praise.ts';
import { TOLD } from './tr/told.ts';

export const WORDS: OpinionWords = {
  praise: PRAISE,
  blame: BLAME,
  told: TOLD,
  negations: `ne, ne de, sıfır, olmadan, olmaksızın`,
  negationsAfter: `
    değil, değildir, değildi, değiller, değilim, değilsiniz, değilse, yok, yoktur, yoktu, olmadı, olmadık, olmadım, olmuyor, olmaz,
    olmayan, olmamış, sayılmaz, denemez, söylenemez, diyemem, diyemeyiz, bulamad*, bulunmaz, görmedik, görmedim, yaşamad*, kalmad*,
    bırakmıyor, etmiyor, etmedi, etmez, vermiyor, vermedi, vermez, sağlamıyor, sunmuyor, göstermiyor, olmaktan uzak, olmaktan çok uzak,
    uzak, bulmak zor, bulmak güç, bulamazsınız,
    demek zor, demek güç, demek mümkün değil, denmesi zor, söylemek zor, söylemek güç, söylemek mümkün değil`,
  intensifiers: `
    çok, pek, son derece, oldukça, gayet, aşırı, fazlasıyla, fazla, inanılmaz, inanılmaz derecede, gerçekten, gerçekten de, kesinlikle,
    bayağı, epey, epeyce, hayli, cidden, tamamen, tümüyle, büsbütün, tam, tam bir, bilhassa, özellikle, müthiş derecede, korkunç derecede,
    aşırı derecede, sürekli, daima, her zaman, sık sık, hep, en, resmen, bir hayli, olağanüstü derecede, gereğinden, akın akın`,
  diminishers: `
    biraz, birazcık, bir parça, nispeten, görece, kısmen, kısmi, az çok, bazen, zaman zaman, ara sıra, yer yer, bir nebze, hafiften,
    genelde, genellikle, aşağı yukarı, eh`,
  contrasts: `
    ama, fakat, ancak, lakin, yalnız, oysa, oysaki, halbuki, buna karşın, buna karşılık, buna rağmen, bununla birlikte, bununla beraber,
    öte yandan, diğer yandan, ne var ki, yine de, gelgelelim, karşın, rağmen, tersine, tam tersine, bilakis, iken, hallederken, çözerken, verirken, sunarken, sağlarken, tökezlerken, bocalarken, açılırken, öderken, getirirken, gelişirken,
    kolaylaştırırken, beklerken, kalırken, dönerken, yetişirken, olsa da, olsa bile, olmakla birlikte, gel gör ki, ne çare ki, iyi hoş da, güzel de, iyi de, cazip de, ucuz da`,
  turns: `
    ama, fakat, ancak, lakin, yalnız, ne var ki, yine de, gelgelelim, maalesef, ne yazık ki, rağmen, karşın, olsa da, olsa bile, olmakla birlikte,
    olmasına karşın, olmasına rağmen, gerçi, ne çare ki, oysa, oysaki, halbuki, gel gör ki, olmasına ucuz, güzel de, iyi de, iyi hoş da, cazip de, ucuz da`,
  concessions: ``,
  comparison: {
    better: `
      daha iyi*, daha üstün*, daha hızlı*, daha ucuz*, daha uygun*, daha kolay*, daha güvenilir*, daha başarılı*, bir adım önde, önde,
      bir adım ileride, bir gömlek üstün, açık ara önde, tercih edilir, yeğ, yeğdir, evla,
      daha rahat*, daha akıcı*, daha hesaplı*, daha sağlam*, daha kullanışlı*, daha lezzetli*, daha zengin*, daha şeffaf*, daha kaliteli*,
      daha sessiz*, daha konforlu*, daha ilgili*, daha sade*, daha pratik*,
      daha az gürültü*, daha az ses*, daha az arıza*, daha az hata*, daha az yakıyor*, daha az enerji*`,
    worse: `
      daha kötü*, daha yavaş*, daha pahalı*, daha zayıf*, daha zor*, beter*, geride, bir adım geride, bir gömlek aşağı, daha pahalıya,
      daha karmaşık*, daha hantal*, daha gürültülü*, daha kalitesiz*, daha ağır çalış*, daha zahmetli*, daha kısıtlı*, daha masraflı*,
      daha fazla gürültü*, daha çok gürültü*, daha çok arıza*, daha çok hata*, daha fazla hata*`,
    more: `daha, çok daha, kat kat daha, biraz daha`,
    less: `daha az, çok daha az`,
    standardBefore: `aksine, kıyasla`,
    standardAfter: `
      'dan, 'den, 'tan, 'ten, 'ndan, 'nden, ’dan, ’den, dan, den, tan, ten, ndan, nden, 'a göre, 'e göre, 'ya göre, 'ye göre, 'na göre,
      'ne göre, göre, 'a kıyasla, 'e kıyasla, 'ya kıyasla, 'ye kıyasla, 'na kıyasla, 'ne kıyasla, kıyasla, nazaran, oranla,
      ile karşılaştırıldığında, ile kıyaslandığında, ile karşılaştırınca, karşılaştırıldığında, kıyaslandığında, yanında, 'ın yanında,
      'in yanında, 'un yanında, 'ün yanında, 'nın yanında, 'nin yanında, 'nun yanında, 'nün yanında, aksine, tersine, 'ın aksine,
      'in aksine, 'un aksine, 'ün aksine, 'nın aksine, 'nin aksine, 'nun aksine, 'nün aksine, 'dan farklı olarak, 'den farklı olarak,
      'tan farklı olarak, 'ten farklı olarak, farklı olarak, yerine, 'ın yerine, 'in yerine, 'un yerine, 'ün yerine, 'nın yerine,
      'nin yerine, 'nun yerine, 'nün yerine, dururken, varken, karşısında,
      'inkinden, 'ınkinden, 'unkinden, 'ünkinden, 'ninkinden, 'nınkinden, 'nunkinden, 'nünkinden, inkinden, ınkinden, unkinden, ünkinden,
      ninkinden, nınkinden, nunkinden, nünkinden`,
    beats: `
      geride bırak*, geride bırakıyor*, geçmiş durumda, sollu*, solluyor*, sollad*, alt ed*, üstün gel*, üstünlük sağl*, fark at*,
      fark atıyor*, gölgede bırak*, gölgede bırakıyor*, cebinden çıkar*, ezip geç*, ezer geçer, taş çıkar*, baskın çık*, aşıyor,
      önüne geç*, ağır bas*, açık ara geç*, geride bıraktı*, açık farkla geç*,
      tur bindir*, tur bindiriyor*, solda sıfır bırak*, açık ara önde*, önünde*, daha iyi iş çıkar*, sollar*, geçiyor*, ezip geçiyor*,
      ezer*`,
    losesTo: `
      gerisinde*, gerisinde kal*, gerisinde kalıyor*, geride kal*, geride kalıyor*, geri kalıyor*, altında kal*, gölgesinde kal*,
      sönük kal*, yetişem*, yetişemiyor*, yetişemez*, boy ölçüşem*, boy ölçüşemez*, yarışam*, yarışamaz*, rakip olam*, rakip olamaz*,
      eline su dökem*, eline su dökemez*, yanına yaklaşam*, yanına bile yaklaşam*, kıyaslanamaz*, yenik düş*, yeniliyor*, kaybediyor*,
      aratıyor*, mumla arat*,
      gölgede kalıyor*, yanından geçem*, yanına yaklaşamaz*, eline su dökemiyor*, kıyas kabul etm*, yetişemiyor, gerisine düş*`,
    unlike: ``,
    preferred: `
      tercih*, tercih ed*, tercih ediyor*, tercih ederim, yeğle*, yeğliyor*, seçiyor*, seçti*, seçin, seçerim, seçtik, seçtim, seçiyoruz,
      seçerdim, seçeriz, tercih ederdim, tercih ederiz, alırdım, alırdık, seçerdik, alırım, alırız, tercihim, tercihimiz, 'u alırdım,
      'ı alırdım, 'i alırdım, 'ü alırdım, tercih ederdik, yönelirdim, geçince, geçtikten sonra, geçiş yaptık, geçiş yaptım,
      geçtiğimizden beri, geçtiğimden beri, geçtiğimizde, geçeli,
      'a geçtik, 'e geçtik, 'ya geçtik, 'ye geçtik, 'a geçtim, 'e geçtim, 'ya geçtim, 'ye geçtim, 'a geçince, 'e geçince, 'ya geçince,
      'ye geçince, 'a geçtikten sonra, 'e geçtikten sonra, 'ya geçtikten sonra, 'ye geçtikten sonra`,
    over: `yerine, değil de`,
    alternativeTo: `alternatif*, alternatifi, karşı alternatif*, yerine geç*, yerini al*, yerini tut*, muadil*`,
    same: `
      kadar, denk*, eşit*, aynı, aynı derecede*, aynı seviyede*, aynı düzeyde*, aynı ayarda*, eş değer*, eşdeğer*, başa baş*, farksız*,
      farkı yok*, aşağı kalmaz*, aşağı kalmıyor*, geri kalmaz*, geri kalmıyor*, aratmıyor*, aratmaz*, benzer*, yakın seviyede`,
  },
  advice: {
    for: `
      öner*, önerilir*, öneriyor*, öneririm, öneririz, tavsiye*, tavsiye ed*, tavsiye ederim, tavsiye ediyor*, tavsiye edilir*,
      gönül rahatlığıyla*, gözünüz kapalı*, gözü kapalı*, kesinlikle alın, mutlaka den*, mutlaka deneyin*, deneyin*, denemeye değer*,
      almaya değer*, seçmeye değer*, şans verin*, tercih edin*, seçin, 'yu seçin, 'yı seçin, 'yi seçin, 'ı seçin, 'i seçin, 'u seçin,
      'ü seçin, en iyi seçim*, doğru seçim*, doğru tercih*, iyi bir seçim*, isabetli bir seçim*, akıllıca bir seçim*, ilk tercih*,
      ilk seçenek, editörün seçimi, yine alırım, tekrar alırım, yine sipariş ed*, tekrar sipariş ed*, tekrar geliriz, yine geleceğiz,
      tekrar geleceğim, alın aldırın,
      düşünmeden al*, gözüm kapalı*, gönül rahatlığı*, kaçırmayın*, iyi bir tercih*, doğru adres*, doğru adres, güvenli liman*,
      akla gelen ilk*, ilk akla gelen*, ilk sırada*, şiddetle tavsiye*, kesinlikle öner*, herkese öner*, tavsiyemdir*,
      mantıklı bir seçenek*, iyi bir seçenek*, en iyi seçenek*, güvenle tercih*, güvenle alabilir*, denemenizi*, göz atın*, bir bakın`,
    against: `
      önermi*, önermiyor*, önermem*, önermeyiz*, önerilmez*, önerilmiyor*, önerme*, tavsiye etm*, tavsiye etmiyor*, tavsiye etmem*,
      tavsiye etmeyiz*, tavsiye edilmez*, tavsiye edem*, uzak dur*, uzak durun*, uzak durmanızı*, uzak durmakta fayda*, kaçın*, kaçının*,
      sakın*, sakının*, sakın almayın*, almayın*, satın almayın*, tercih etmeyin*, tercih etm*, seçmeyin*, gitmeyin*, inanmayın*,
      güvenmeyin*, bulaşmayın*, bulaşma*, denemeyin*, vazgeçin*, yanlış seçim*, yanlış tercih*, kötü bir seçim*, doğru bir tercih değil*,
      doğru tercih değil*, doğru bir seçim değil*, iyi bir seçim değil*, bir daha asla*, bir daha alma*, bir daha gitm*,
      bir daha sipariş etm*, başka yere bak*, başka seçeneklere bak*, dikkatli olun*, dikkat edin*, uzak durmanızı tavsiye*,
      uzak durmanızı öner*, kaçınmanızı tavsiye*, kaçınmanızı öner*, almamanızı*, almamanızı tavsiye*, almamanızı öner*, kullanmamanızı*,
      kullanmamanızı tavsiye*, kullanmamanızı öner*, gitmemenizi*, gitmemenizi tavsiye*, tercih etmemenizi*, tercih etmemenizi öner*,
      bir daha asla, asla bir daha,
      seçmek için hiçbir neden yok, seçmek için bir neden yok, seçmek için hiçbir sebep yok, almak için hiçbir neden yok,
      almak için bir neden yok, tercih etmek için hiçbir neden yok, tercih etmek için bir neden yok,
      uzak durmak*, uzak durulma*, uzak kal*, kaçının, bulaşmay*, sakın ol*, iki kere düşün*, iki kez düşün*, bin kere düşün*, yaklaşmay*,
      tuzağına düşmey*, kanmayın*, aldanmayın*, kapılmayın*, paranızı çöpe atma*, paranızı harcama*, zaman kaybetme*, başka seçenek*,
      alternatiflere bak*,
      üç kere düşün*, üç kez düşün*, iki kere düşünürdüm*, iyi düşünün*, iyice düşünün*`,
  },
  pros: `
    artıları, artılar, avantajları, avantajlar, iyi yanları, iyi yönleri, güçlü yanları, güçlü yönleri, olumlu yönleri, olumlu yanları,
    beğendiklerimiz, sevdiklerimiz, sevdiğimiz yönler, artı, avantaj, faydaları`,
  cons: `
    eksileri, eksiler, dezavantajları, dezavantajlar, kötü yanları, kötü yönleri, zayıf yanları, zayıf yönleri, olumsuz yönleri,
    olumsuz yanları, beğenmediklerimiz, sevmediklerimiz, eksi, dezavantaj, eksiklikleri, sorunlar, sınırlamalar, riskler`,
  about: `
    o, onun, onu, ona, onlar, bu, bunun, bunu, buna, şu, kendisi, kendi, hizmet*, servis*, uygulama*, uygulaması, program*, platform*,
    sistem*, araç, aracın, şirket*, firma*, banka*, mağaza*, ürün*, çözüm, marka*, cihaz*, model*, site*, arayüz*, arayüzü, destek,
    desteği, destek ekibi, fiyat*, fiyatı, fiyatları, teslimat*, otel*, restoran*, lokanta*, personel*, personeli, çalışan*, müşteri*,
    müşteriler, kullanıcı*, kullanıcılar, kullanıcıları, burada, burası, orada, ayrıca, üstelik, dahası, her şey,
    ücret*, komisyon*, tarife*, masraf*, prim*, hesap ücret*,
    tek bir, hiç, hiçbir, şimdiye kadar, bugüne kadar, şu ana kadar, sonunda, şimdi, artık, bugün, eskiden, önceden`,
  solves: `
    önle*, önler, önlüyor*, engelle*, engeller, koru*, korur, koruyor*, koruma*, korunma*, savaş*, savaşır, mücadele*, ortadan kald*,
    ortadan kaldırır, gider*, giderir, gideriyor*, çöz*, çözer, çözüyor*, azalt*, azaltır, azaltıyor*, düşürür, en aza indir*, tespit*,
    tespit eder, algıla*, yakala*, teşhis*, teşhisi*, tanı, tanısı, tedavi*, sigortala*, sigorta*, karşı, karşı koruma*, karşı korur,
    son ver*, kurtar*, kurtardı, kurtarır, temizle*, filtrele*, onar*, onarır, hafiflet*, kısalt*, yok ed*, yok eder, baş etme*, bıkan*,
    bıkmış*, bıktıysanız*, usanan*, usanmış*, yorulan*, yorulmuş*, sıkılan*, bezmiş*, illallah diyen*`,
  neutralPhrases: `
      memnun olup {olmadıklarını|olmadığını|olmadığınızı}, {en iyi} {restoranların|otellerin|uygulamaların|ürünlerin} listesi*, ücretsiz plan, ücretsiz sürüm, sabit disk, güzel sanatlar, en iyi uygulamalar, en iyi uygulamaları, en iyi seyahat uygulamaları,
    en iyi bankalar, en iyi programlar, en iyi araçlar, hızlı başlangıç, hızlı erişim, hızlı tüketim, risk yönetimi, risk değerlendirmesi,
    hata mesajı, hata mesajları, hata bildirimi, katma değer, net kâr, net kar, net gelir, ağır hastalık*, ağır sanayi, ağır vasıta,
    en azından, yalnızca hızlı değil, yalnızca, gecikme faizi, iyi günler, kolay gelsin, güven sertifikası, basitçe, kabaca, adil kullanım,
    sorunları nasıl, şikayet hattı, sakınca*, sınırlı sorumlu*, sorun giderme, dondurma*, dondurulmuş*, güvenilirlik konusunda,
    güvenilirlik açısından, güvenilirlik bakımından, güvenilirlik yönünden, kalite konusunda, kalite açısından, kalite bakımından,
    kalite yönünden, hız konusunda, hız açısından, hız bakımından, hız yönünden, kullanım kolaylığı konusunda, kullanım kolaylığı açısından,
    kullanım kolaylığı bakımından, kullanım kolaylığı yönünden, kolaylık konusunda, kolaylık açısından, kolaylık bakımından,
    kolaylık yönünden, güvenlik konusunda, güvenlik açısından, güvenlik bakımından, güvenlik yönünden, esneklik konusunda,
    esneklik açısından, esneklik bakımından, esneklik yönünden, performans konusunda, performans açısından, performans bakımından,
    performans yönünden, fiyat konusunda, fiyat açısından, fiyat bakımından, fiyat yönünden, açık ara, basit özellik*, temel özellik*,
    basit işlem*, sulu, öne çıkan bir yanı da yok, öne çıkan bir özelliği yok, acil durum*, acil servis*, değer zinciri, sert plastik,
    soğuk hava, soğuk kahve, soğuk içecek*, sıcak içecek*, güçlü şifre*, güçlü parola*, kırık ekran değişimi, genişlik*, geniş bant*,
    geniş açı*, orta ölçekli, standart paket*, standart plan*, standart sürüm*, standart tarife*, iade hakkı*, iade süresi*, iptal hakkı*,
    ortalama puan*, kuruluş*, kuru temizleme*, kuruldu*, kurul*, kuru gıda*, bekleme salonu*, hasarlı ürün*, sinirbilim*, dikkat*, dikey*,
    dikiş*, lider ekip*, zamanla, pratikte, uygulamada, hem güçlü hem zayıf*, güçlü ve zayıf yön*, hem artıları hem eksileri*,
    artıları ve eksileri*, artılar ve eksiler, bir o kadar, fiyat performans açısından, fiyat performans olarak, fiyat performans konusunda,
    eski telefonlarda, eski telefonlar, eski cihazlar*, eski bilgisayar*, zayıf internet*, zor koşullar*, zorlu koşullar*,
    yazık ki`,
  aspects: {
    price: `
      fiyat*, ücret*, ücretleri, masraf*, maliyet*, komisyon*, ucuz*, pahalı*, hesaplı*, ekonomik*, uygun fiyat*, tarife*, abonelik*,
      para, paranın, paraya, paranız, parasının, indirim*, kampanya*, bütçe*, fahiş*, zam, tasarruf*, fiyat performans*, bonus*, lira*`,
    support: `
      destek*, desteği*, müşteri hizmet*, çağrı merkez*, teknik destek*, temsilci*, danışman*, personel*, çalışan*, görevli*, garson*,
      kurye*, resepsiyon*, nazik*, kibar*, kaba*, güler yüz*, ilgisiz*, ilgili destek, yardımcı*, saygısız*, yanıt*, cevap*, servis*`,
    ease: `
      kolay*, zor, zorlu*, kullanışlı*, kullanışsız*, pratik*, basit*, sade*, anlaşılır*, anlaşılmaz*, sezgisel*, kullanıcı dostu*,
      arayüz*, kurulum*, karmaşık*, kafa karıştır*, hantal*, menü*, zahmetli*, zahmetsiz*, eğitim*, öğren*, rahat*`,
    reliability: `
      güvenilir*, güvenilmez*, güvensiz*, güvenli*, sorunsuz*, istikrar*, stabil*, kesinti*, kesintisiz*, arıza*, hata*, donuyor*, donma*,
      çöküyor*, çökme*, bozul*, bozuk*, sağlam*, dayanıklı*, dayanıksız*, malzeme kalitesi*, gecik*, zamanında, dakik*, kasıyor*, kaybed*,
      pil ömrü*`,
    features: `
      özellik*, özelliği*, fonksiyon*, işlev*, entegrasyon*, rapor*, seçenek*, ürün yelpazesi, çeşit*, esnek*, modül*, şablon*, eklenti*,
      güncelleme*, analiz*, ekran*, kamera*, ses, araç*`,
  },
  and: `ve, ile, veya, ya da, hem, hem de, ayrıca, da, de`,
  conditions: `eğer, şayet, olursa, ederse, diye, bir zamanlar, eskiden`,
  levels: {
    high: `yüksek*`,
    low: `düşük*`,
  },
  leaves: `
    'den vazgeç*, 'dan vazgeç*, bıraktık, bıraktım, bırakıp, bırakarak, terk ettik, 'dan ayrıl*, 'den ayrıl*, 'tan ayrıl*, 'ten ayrıl*,
    aboneliğimi iptal ettim, aboneliğimizi iptal ettik, üyeliğimi iptal ettim, iptal ettim, iptal ettik, iptal ettirdim, sildim, kaldırdım,
    vazgeçtim, vazgeçtik, ayrıldık, ayrıldım`,
  excess: `fazla, aşırı, gereğinden`,
  numbers: `
    bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz, on, on beş, on iki, yirmi, yirmi beş, otuz, kırk, kırk beş, elli, altmış, yetmiş, seksen, doksan, yüz,
    yarım, bir buçuk, iki buçuk, birkaç, bir kaç, bir iki, iki üç, üç dört, üç beş, beş altı, beş on, on on beş, çeyrek, tam bir, tam iki, tam üç, koca bir`,
  soon: `
    # dakikada, # dakika içinde, # dakikaya, # saniyede, # saniye içinde, # saatte, # saat içinde, # saate kalmadan, # günde, # gün içinde, dakikalar içinde,
    saniyeler içinde, saatler içinde, aynı gün, aynı akşam, aynı gün içinde, ertesi gün, ertesi sabah, hemen ertesi gün, daha aynı gün, anında, gün içinde, akşamına,
    göz açıp kapayıncaya kadar, bir çırpıda, çarçabuk, jet hızıyla, jet gibi, yıldırım hızıyla, kaşla göz arasında, bir akşamda, bir günde, bir oturuşta, kısa sürede`,
  now: `artık, şimdi, şimdilerde, bugün, bugünlerde, son zamanlarda, son dönemde, sonradan, gerçekte, aslında, uygulamaya gelince`,
  once: `kâğıt üstünde, kağıt üstünde, ilk başta, başta, ilk zamanlar, ilk zamanlarda, ilk aylarda, ilk haftalarda, dışarıdan, dışı, uzaktan, kağıtta, kâğıtta, reklamlarda, tanıtımda, eskiden, bir zamanlar, önceleri, vaktiyle, kâğıt üzerinde, kağıt üzerinde, teoride, broşürde, ilk bakışta`,
};
