/** Words of opinion in Turkish reviews. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';

export const WORDS: OpinionWords = {
  praise: {
    strong: `
      mükemmel*, harika*, muhteşem*, şahane*, enfes*, nefis*, olağanüstü*, fevkalade*, kusursuz*, eşsiz*, benzersiz*, rakipsiz*, emsalsiz*, efsane*, müthiş*, fantastik, süper*, bayıl*, bayıldık, bayıldım, hayran*, aşık old*, âşık*,
      en iyi*, en kaliteli, en güvenilir, en hızlı, bir numara*, bir numaralı, lider*, favori*, vazgeçilmez*, kurtarıcı*, hayat kurtar*, beklentilerin üzerinde, beklentilerimin üzerinde, beklentileri aş*, beklentimizi aş*, beklentimi aş*, birinci sınıf,
      üst düzey*, dört dörtlük, on numara, on üzerinden on, beş yıldız*, tam puan, parmak ısırt*, ağzınızda dağıl*, parmaklarınızı yersiniz, her kuruşunu hak ediyor, her kuruşuna değer, her kuruşunu hak eder, büyüle*, mest ed*, çığır aç*, başyapıt, nokta atışı,
      gözde, gözdesi, öncü, öncüsü, üstün, üstündür, üstünlük*, üstünlüğü`,
    plain: `
      iyi, iyidir, iyiydi, iyisi, güzel*, kaliteli*, kalitesi yüksek, yüksek kalite*, hızlı, hızlıdır, hızlıca, hızla, süratli, seri, çabuk, pratik*, kullanışlı*, kullanımı kolay*, kolay, kolaydır, kolayca, kolaylık*, kolaylaştır*, basit*, sade*, anlaşılır*, sezgisel*, kullanıcı dostu*,
      rahat*, konforlu*, konfor*, güvenilir, güvenilirdir, güvenilirliği, güvenilirlik*, güvenli, güvenlidir, güven verici*, güven veriyor*, güven verir, güvenini kazan*, güven kazan*, sağlam*, dayanıklı*, uzun ömürlü*, istikrarlı*, kararlı*, tutarlı*, stabil*, sorunsuz*, hatasız*, kesintisiz*, pürüzsüz*, akıcı*,
      problemsiz*, zahmetsiz*, eksiksiz*, hiçbir sorun yok, sorun yaşamad*, hiçbir sorun yaşamad*, sıkıntı yaşamad*, sorun çıkarmı*, sorun çıkarmad*, yarı yolda bırakm*, yolda bırakm*, üzmüyor, hayal kırıklığına uğratm*, pişman etm*, pişman olmad*, pişman olmazsınız, pişman değil*, aratm*, bozulmuyor, donmuyor,
      çökmüyor, kasmıyor, yormuyor, yormaz, gecikmiyor, şikâyetim yok, şikayetim yok, şikâyetimiz yok, bekletmeden, bekletm*, gecikmeden, vaktinde, zamanında, tam zamanında, dakik*, söz verdiğinden erken, erken geldi, sözünü tut*, sözünde dur*, nazik*, kibar*, güler yüzlü*, güleryüzlü*, ilgili personel, ilgili destek, ilgili ekip,
      ilgili ve, yardımsever*, yardımcı ol*, yardımcı oldu*, yardımcı oluyor*, misafirperver*, profesyonel*, uzman*, deneyimli*, tecrübeli*, bilgili*, titiz*, özenli*, özverili*, çözüm odaklı*, anında çöz*, hemen çöz*, samimi*, sıcakkanlı*, sıcacık, sıcak karşıla*, ucuz, ucuza, ucuzdur, hesaplı*, ekonomik*, uygun fiyat*, uygun fiyatlı*,
      makul*, bütçe dostu*, bütçesine uygun, bütçeye uygun, cebe uygun, cep dostu, düşük komisyon*, düşük fiyat*, düşük ücret*, düşük maliyet*, düşük masraf*, avantajlı*, avantaj*, kazançlı*, tasarruf*, tasarruflu*, zaman kazandır*, kazandırıyor, fiyat performans*, parasının hakkını, hakkını ver*, hakkını veriyor*, parasına paraya değer*,
      fiyatını hak ed*, verdiğiniz paraya değ*, değer*, cömert*, şeffaf*, dürüst*, adil*, açık ve net, lezzetli*, leziz*, taze*, tazecik, çıtır*, sulu, doyurucu*, temiz*, tertemiz*, pırıl pırıl, ferah*, huzurlu*, sessiz*, sakin*, şık*, zarif*, estetik*, göz dold*, göz dolduruyor, göz alıcı*, göze hitap*, etkileyici*, etkiledi, etkiliyor,
      etkili*, verimli*, işlevsel*, fonksiyonel*, çok yönlü*, esnek*, güçlü*, modern*, yenilikçi*, çağdaş*, gelişmiş*, akıllı*, zengin*, geniş ürün yelpazesi, geniş yelpaze, geniş seçenek*, bol seçenek*, çeşitli*, kapsamlı*, ayrıntılı*, detaylı*, doğru sonuç*, isabetli*, hassas*, hafif, hafiftir, ergonomik*, kompakt*, tasarımı güzel,
      iyi düşünülmüş*, ince düşünülmüş*, özenle, beğen*, beğendi*, beğendik, beğendim, beğeni*, beğenil*, beğeniyor*, sevdik, sevdim, seviyor*, sevil*, övüyor*, övgü*, övül*, takdir*, memnun*, memnuniyet*, tatmin*, tatminkâr*, teşekkür*, minnettar*, başarı*, başarılı*, popüler*, tutulan, rağbet*, saygın*, köklü*, itibarlı*, güven, güvenini,
      ideal*, olumlu*, pozitif*, artı, artısı, artıları, pilinin ömrü uzun, uzun pil ömrü, uzun süre dayan*, dayanıyor, işe yar*, işe yarıyor*, işini görüyor, iş görüyor, işimizi kolaylaştır*, kurtardı, kurtarıyor, hızlandır*, sadeleştir*, güçlü yan*, güçlü yön*, çocuk oyuncağı, tıkır tıkır, saat gibi, tereyağından kıl çeker gibi,
      yağ gibi, şaşırtıyor, olumlu şaşırt*, yüz güldür*, yüzünü güldür*, memnun kal*, beklentiyi karşıl*, beklentileri karşılıyor*, beklentilerimizi karşıla*, ihtiyacı karşıl*, üstesinden gel*, başa çık*, iyi puan*, yüksek puan*, yüksek not, ölçeklen*, sizinle birlikte büyü*, öne çık*, ön plana çık*, parlıyor, ilgi çekici*, cazip*, çekici*, en ucuz, en kolay, en uygun,
      severek, sevilen, seviliyor*, övdü*, övgüyle, net, üzmüyor*, üzmedi*, kaybetmedi*, kaybetmiyor*, kaybetmez*, bozulmadı*, bozulmaz*, çökmedi*, çökmez*,
      donmadı*, donmaz*, kasmaz*, aksamıyor*, aksamaz*, aksatmıyor*, gecikmedi*, gecikmez*, yormadı*, yanıltmıyor*, yanıltmaz*, yanıltmadı*, ucuzdu, hızlıydı,
      temizdi, lezzetliydi, tazeydi`,
    weak: `
      fena değil*, kötü değil*, idare eder*, yeterli*, yeterince iyi, kabul edilebilir*, makbul, şirin*, hoş*, tatlı*, ortalamanın üzerinde*, ortalamanın üstünde*, iş görür*, uygun, uygundur, gelişiyor*, hızla gelişiyor*, iyileşt*, gelişme gösterdi, umut verici*, ilginç*`,
  },
  blame: {
    strong: `
      berbat*, rezalet*, rezil*, felaket*, korkunç*, iğrenç*, çöp*, facia*, kâbus*, kabus*, dehşet*, en kötü*, skandal*, dolandır*, dolandırıcı*, dolandırıldı*, sahtekâr*, sahtekar*, kazık*, kazıklan*, kazıkl*, soygun*, soyuyor*, aldat*, aldatıcı*, yalan*, yalancı*, kandır*, işe yaramaz*, işe yaramıyor*, hiçbir işe yaramıyor,
      hiçbir işe yaramaz, beş para etmez*, değersiz*, utanç*, rezil ol*, hayal kırıklığı*, tam bir hayal kırıklığı, eziyet*, işkence*, çile*, çekilmez*, katlanılmaz*, dayanılmaz*, kabul edilemez*, affedilmez*, nefret*, terbiyesiz*, saygısız*, küstah*, hakaret*, paranız boşa, para israfı*, zaman kaybı*, para kaybı*, boşa para,
      paraya yazık*, paranıza yazık*, yazık, sıfır yıldız, yenilmez durumda, yenmez, bayat*, zehirlen*, mide bulandır*, hüsran*, vasatın altında*, yerlerde sürün*, fiyasko*,
      leş, leş gibi`,
    plain: `
      kötü*, fena, yavaş*, ağır, ağır çalış*, ağır kal*, ağırkanlı*, kasıyor*, kasma*, donuyor*, donma*, dondu, takıl*, takılıyor*, tekliyor*, çöküyor*, çökme*, çöktü, kapanıyor*, kendiliğinden kapan*, açılmıyor*, yüklenmiyor*, çalışmıyor*, çalışmı*, çalışmaz*, zar zor, güçbela, zor bela, hata*, hatalı*, hata ver*, bug, buglar*, aksa*, aksıyor*,
      aksaklık*, arıza*, arızalı*, arızalan*, bozul*, bozuluyor*, bozuk*, bozuyor*, bozdu, kırıl*, kırıldı, kırılgan*, kopuk*, kopuyor*, kopma*, kesinti*, kesil*, çatla*, güvenilmez*, güvensiz*, güven vermi*, istikrarsız*, dengesiz*, tutarsız*, kararsız*, kullanışsız*, kullanımı zor*, karmaşık*, karışık*, kafa karıştır*, kafa karıştırıcı*, dağınık*, anlaşılmaz*, anlaşılması zor*,
      anlaşılmıyor*, belirsiz*, zor, zordur, zorlu*, zorluk*, zorlan*, zorlanıyor*, zorluyor*, zorlama*, zahmetli*, uğraştır*, uğraştırıcı*, yorucu*, bunaltıcı*, hantal*, kaba*, biçimsiz*, eskimiş*, modası geçmiş*, demode*, çağ dışı*, güncel değil*, geçmişte kal*, geri kal*, özensiz*, üstünkörü*, yarım yamalak*, baştan savma*, eksik*, eksiklik*, yetersiz*, yetersizlik*, yoksun*,
      zayıf*, cılız*, kalitesiz*, düşük kalite*, düşük puan*, kalitesi düşük*, dayanıksız*, çürük*, çürük çarık, adi, gıcırdıyor*, gıcırtı*, pahalı*, pahalıya*, tuzlu*, fahiş*, aşırı fiyat*, aşırı pahalı*, yüksek fiyat*, fiyatı yüksek*, fiyatları yüksek*, yüksek ücret*, yüksek komisyon*, yüksek maliyet*, yüksek masraf*, el yakıyor*, cep yakıyor*, can yakıyor*, gizli ücret*, gizli masraf*, gizli maliyet*, gizli kesinti*,
      ek ücret*, artan fiyat*, zam yap*, zamlan*, zam, dayatma*, dayatıyor*, ısrarcı*, bıktırıcı*, bıktır*, sinir bozucu*, sinir et*, sinirlendir*, rahatsız*, rahatsızlık*, rahatsız edici*, can sıkıcı*, can sık*, sıkıcı*, moral boz*, ilgisiz*, ilgisizlik*, ilgilenmiyor*, ilgilenmedi*, umursama*, umursamaz*, lakayt*, nezaketsiz*, suratsız*, asık suratlı*, beceriksiz*, acemi*, bilgisiz*, amatör*,
      profesyonellikten uzak*, ulaşılamıyor*, ulaşamıyor*, ulaşmak imkânsız*, ulaşmak imkansız*, ulaşılmıyor*, imkânsız*, imkansız*, cevap vermi*, yanıt vermi*, geri dönm*, dönüş yapm*, dönüş yok, muhatap bul*, muhatap yok, oyalıyor*, oyala*, savsakla*, çözmedi*, çözmüyor*, çözülmedi*, çözülmüyor*, yardımcı olm*, yardımcı olmadı*, yardımcı olmuyor*, iade etm*, geri vermedi*, gelmedi, gelmiyor*, ulaşmadı*, teslim etm*, teslim edilm*,
      tutmadı*, tutmuyor*, karşılamadı*, karşılamıyor*, karşılamaktan uzak*, yetmiyor*, yetmedi*, dayanmıyor*, dayanmadı*, hak etmiyor*, hakkını vermiyor*, değmez*, değmiyor*, beğenm*, beğenmedi*, memnun değil*, memnun kalmad*, memnun kalma*, memnuniyetsiz*, sevmedi*, etkilemedi*, ikna etm*, geç gel*, geç kal*, geç getir*, gecik*, gecikiyor*, gecikme*, gecikti*, bekletiyor*, bekletti*, beklet*, uzun bekleme*, uzun kuyruk*, kuyruk*,
      haftalarca*, günlerce*, saatlerce bekle*, saatlerce beklet*, uzun teslimat*, uzun teslimat süresi, reddet*, reddediyor*, geri çevir*, engelle*, bloke*, şikâyet*, şikayet*, şikâyetçi*, şikayetçi*, yakınıyor*, eleştir*, eleştiri*, sorun*, sorunlu*, problem*, problemli*, sıkıntı*, sıkıntılı*, dert*, kusur*, kusurlu*, dezavantaj*, eksi, eksisi, eksileri, olumsuz*, negatif*, zayıf yan*, zayıf yön*, gürültü*, gürültülü*, ses yapıyor*,
      uğultu*, ısınıyor*, aşırı ısın*, ısınma sorun*, sızdır*, akıtıyor*, çabuk biter*, çabuk bitiyor*, çizil*, kirli*, pislik*, kokuyor*, kötü kok*, soğuk yemek*, soğuktu*, soğumuş*, tatsız*, lezzetsiz*, yavan*, tuzsuz*, yağlı*, dar, boğuk*, cızırtı*, donuk*, soluk*, yanlış*, isabetsiz*, kısıtlı*, sınırlı*, az sayıda*, az seçenek*, bulunmuyor*, verimsiz*, etkisiz*, tehlikeli*, riskli*, şüpheli*, açık ver*, sızıntı*,
      veri sızıntı*, dürüst değil*, adaletsiz*, haksız*, yanıltıcı*, yanıltıyor*, mağdur*, mağduriyet*, pişman*, pişmanlık*, boş vaat*, sözünü tutm*, sözünde durm*, kaybed*, kaybetti*, kaybediyor*, kaybol*, kayıp*, yırtık*, yırtıl*, ezik*, ezilmiş*, hasarlı*, hasar gör*, bakımsız*, köhne*, abartılı*, abartılmış*, şişirilmiş*, sürünüyor*, zorlay*, ayrılıyor*, terk ed*, en zayıf*, en yavaş*, en pahalı*, doğru düzgün*, arzulanan*, gereksiz*, düşüyor*, düş kırıklığı*,
      kasmalar*, donup, dondu*, çöktü*, çöken, geç, yakınan*, yakındı, pis, pistir, donan`,
    weak: `
      vasat*, ortalama, ortalamanın altında*, sıradan*, şöyle böyle, eh işte, ne iyi ne kötü, öne çıkan bir yanı yok, özel bir yanı yok, bir numarası yok, tartışmalı*, geliştirilebilir*, geliştirilmeli*, daha iyi olabilir*, orta, orta karar, ortalamadan pahalı*, ufak tefek`,
  },
  negations: `hiç, hiçbir, asla, ne, ne de, sıfır, olmadan, olmaksızın, olmayan`,
  negationsAfter: `
    değil, değildir, değildi, değiller, değilim, değilsiniz, değilse, yok, yoktur, yoktu, olmadı, olmadık, olmadım, olmuyor, olmaz, olmayan, olmamış, sayılmaz, denemez, söylenemez, diyemem, diyemeyiz, bulamad*, bulunmaz, görmedik, görmedim, yaşamad*, kalmad*, bırakmıyor, etmiyor, etmedi, etmez, vermiyor, vermedi, vermez,
    sağlamıyor, sunmuyor, göstermiyor, olmaktan uzak, olmaktan çok uzak,
    uzak, bulmak zor, bulmak güç, bulamazsınız`,
  intensifiers: `
    çok, pek, son derece, oldukça, gayet, aşırı, fazlasıyla, fazla, inanılmaz, inanılmaz derecede, gerçekten, gerçekten de, kesinlikle, bayağı, epey, epeyce, hayli, cidden, tamamen, tümüyle, büsbütün, tam, tam bir, bilhassa, özellikle, müthiş derecede, korkunç derecede, aşırı derecede, sürekli, daima, her zaman, sık sık, hep, en, resmen,
    bir hayli, olağanüstü derecede, gereğinden, akın akın`,
  diminishers: `biraz, birazcık, bir parça, nispeten, görece, kısmen, kısmi, az çok, bazen, zaman zaman, ara sıra, yer yer, bir nebze, hafiften, genelde, genellikle, aşağı yukarı, eh`,
  contrasts: `
    ama, fakat, ancak, lakin, yalnız, oysa, oysaki, halbuki, buna karşın, buna karşılık, buna rağmen, bununla birlikte, bununla beraber, öte yandan, diğer yandan, ne var ki, yine de, gelgelelim, karşın, rağmen, tersine, tam tersine, bilakis, iken`,
  comparison: {
    better: `daha iyi*, daha üstün*, daha hızlı*, daha ucuz*, daha uygun*, daha kolay*, daha güvenilir*, daha başarılı*, bir adım önde, önde, bir adım ileride, bir gömlek üstün, açık ara önde, açık ara, tercih edilir, yeğ, yeğdir, evla`,
    worse: `daha kötü*, daha yavaş*, daha pahalı*, daha zayıf*, daha zor*, beter*, geride, bir adım geride, bir gömlek aşağı`,
    more: `daha, çok daha, kat kat daha, biraz daha`,
    less: `daha az, çok daha az`,
    standardBefore: `aksine, kıyasla`,
    standardAfter: `
      'dan, 'den, 'tan, 'ten, 'ndan, 'nden, ’dan, ’den, dan, den, tan, ten, ndan, nden, 'a göre, 'e göre, 'ya göre, 'ye göre, 'na göre, 'ne göre, göre, 'a kıyasla, 'e kıyasla, 'ya kıyasla, 'ye kıyasla, 'na kıyasla, 'ne kıyasla, kıyasla, nazaran, oranla,
      ile karşılaştırıldığında, ile kıyaslandığında, ile karşılaştırınca, karşılaştırıldığında, kıyaslandığında, yanında, 'ın yanında, 'in yanında, 'un yanında, 'ün yanında, 'nın yanında, 'nin yanında, 'nun yanında, 'nün yanında, aksine, tersine, 'ın aksine, 'in aksine, 'un aksine, 'ün aksine, 'nın aksine, 'nin aksine, 'nun aksine, 'nün aksine,
      'dan farklı olarak, 'den farklı olarak, 'tan farklı olarak, 'ten farklı olarak, farklı olarak, yerine, 'ın yerine, 'in yerine, 'un yerine, 'ün yerine, 'nın yerine, 'nin yerine, 'nun yerine, 'nün yerine, dururken, varken, karşısında`,
    beats: `
      geride bırak*, geride bırakıyor*, geçmiş durumda, sollu*, solluyor*, sollad*, yeniyor*, alt ed*, üstün gel*, üstünlük sağl*, fark at*, fark atıyor*, gölgede bırak*, gölgede bırakıyor*, cebinden çıkar*, ezip geç*, ezer geçer, taş çıkar*, baskın çık*, aşıyor, önüne geç*, ağır bas*`,
    losesTo: `
      gerisinde*, gerisinde kal*, gerisinde kalıyor*, geride kal*, geride kalıyor*, geri kalıyor*, altında kal*, gölgesinde kal*, sönük kal*, yetişem*, yetişemiyor*, yetişemez*, boy ölçüşem*, boy ölçüşemez*, yarışam*, yarışamaz*, rakip olam*, rakip olamaz*, eline su dökem*, eline su dökemez*, yanına yaklaşam*, yanına bile yaklaşam*, kıyaslanamaz*,
      yenik düş*, yeniliyor*, kaybediyor*, aratıyor*, mumla arat*`,
    unlike: ``,
    preferred: `
      tercih*, tercih ed*, tercih ediyor*, tercih ederim, yeğle*, yeğliyor*, seçiyor*, seçti*, seçin, seçerim,
      seçtik, seçtim, seçiyoruz`,
    over: `yerine, değil de`,
    alternativeTo: `alternatif*, alternatifi, karşı alternatif*, yerine geç*, yerini al*, yerini tut*, muadil*`,
    same: `
      kadar, denk*, eşit*, aynı, aynı derecede*, aynı seviyede*, aynı düzeyde*, aynı ayarda*, eş değer*, eşdeğer*, başa baş*, farksız*, farkı yok*, aşağı kalmaz*, aşağı kalmıyor*, geri kalmaz*, geri kalmıyor*, aratmıyor*, aratmaz*, benzer*, yakın seviyede`,
  },
  advice: {
    for: `
      öner*, önerilir*, öneriyor*, öneririm, öneririz, tavsiye*, tavsiye ed*, tavsiye ederim, tavsiye ediyor*, tavsiye edilir*, gönül rahatlığıyla*, gözünüz kapalı*, gözü kapalı*, kesinlikle alın, mutlaka den*, mutlaka deneyin*, deneyin*, denemeye değer*, almaya değer*, seçmeye değer*, şans verin*, tercih edin*, seçin, 'yu seçin, 'yı seçin, 'yi seçin, 'ı seçin, 'i seçin,
      'u seçin, 'ü seçin, en iyi seçim*, doğru seçim*, doğru tercih*, iyi bir seçim*, isabetli bir seçim*, akıllıca bir seçim*, ilk tercih*, ilk seçenek, editörün seçimi, yine alırım, tekrar alırım, yine sipariş ed*, tekrar sipariş ed*, tekrar geliriz, yine geleceğiz, tekrar geleceğim, alın aldırın`,
    against: `
      önermi*, önermiyor*, önermem*, önermeyiz*, önerilmez*, önerilmiyor*, önerme*, tavsiye etm*, tavsiye etmiyor*, tavsiye etmem*, tavsiye etmeyiz*, tavsiye edilmez*, tavsiye edem*, uzak dur*, uzak durun*, uzak durmanızı*, uzak durmakta fayda*, kaçın*, kaçının*, sakın*, sakının*, sakın almayın*, almayın*, satın almayın*, tercih etmeyin*, tercih etm*, seçmeyin*, gitmeyin*,
      inanmayın*, güvenmeyin*, bulaşmayın*, bulaşma*, denemeyin*, vazgeçin*, yanlış seçim*, yanlış tercih*, kötü bir seçim*, doğru bir tercih değil*, doğru tercih değil*, doğru bir seçim değil*, iyi bir seçim değil*, bir daha asla*, bir daha alma*, bir daha gitm*, bir daha sipariş etm*, başka yere bak*, başka seçeneklere bak*, dikkatli olun*, dikkat edin*`,
  },
  pros: `artıları, artılar, avantajları, avantajlar, iyi yanları, iyi yönleri, güçlü yanları, güçlü yönleri, olumlu yönleri, olumlu yanları, beğendiklerimiz, sevdiklerimiz, sevdiğimiz yönler, artı, avantaj, faydaları`,
  cons: `eksileri, eksiler, dezavantajları, dezavantajlar, kötü yanları, kötü yönleri, zayıf yanları, zayıf yönleri, olumsuz yönleri, olumsuz yanları, beğenmediklerimiz, sevmediklerimiz, eksi, dezavantaj, eksiklikleri, sorunlar, sınırlamalar, riskler`,
  about: `
    o, onun, onu, ona, onlar, bu, bunun, bunu, buna, şu, kendisi, kendi, hizmet*, servis*, uygulama*, uygulaması, program*, platform*, sistem*, araç, aracın, şirket*, firma*, banka*, mağaza*, ürün*, çözüm, marka*, cihaz*, model*, site*, arayüz*, arayüzü, destek, desteği, destek ekibi, fiyat*, fiyatı, fiyatları, teslimat*, otel*, restoran*, lokanta*, personel*,
    personeli, çalışan*, müşteri*, müşteriler, kullanıcı*, kullanıcılar, kullanıcıları, burada, burası, orada, ayrıca, üstelik, dahası`,
  solves: `
    önle*, önler, önlüyor*, engelle*, engeller, koru*, korur, koruyor*, koruma*, korunma*, savaş*, savaşır, mücadele*, ortadan kald*, ortadan kaldırır, gider*, giderir, gideriyor*, çöz*, çözer, çözüyor*, azalt*, azaltır, azaltıyor*, düşürür, en aza indir*, tespit*, tespit eder, algıla*, yakala*, teşhis*, teşhisi*, tanı, tanısı, tedavi*, sigortala*, sigorta*,
    karşı, karşı koruma*, karşı korur, son ver*, kurtar*, kurtardı, kurtarır, temizle*, filtrele*, onar*, onarır, hafiflet*, kısalt*, yok ed*, yok eder, baş etme*`,
  neutralPhrases: `
    ücretsiz plan, ücretsiz sürüm, sabit disk, güzel sanatlar, en iyi uygulamalar, en iyi uygulamaları, en iyi seyahat uygulamaları, en iyi bankalar, en iyi programlar, en iyi araçlar, hızlı başlangıç, hızlı erişim, hızlı tüketim, risk yönetimi, risk değerlendirmesi, hata mesajı, hata mesajları, hata bildirimi, katma değer, 
    net kâr, net kar, net gelir, ağır hastalık*, ağır sanayi, ağır vasıta, en azından, yalnızca hızlı değil, yalnızca, gecikme faizi, iyi günler, kolay gelsin, 
    güven sertifikası, basitçe, kabaca, adil kullanım, sorunları nasıl, şikayet hattı, sakınca*, sınırlı sorumlu*, sorun giderme,
    dondurma*, dondurulmuş*`,
  aspects: {
    price: `
      fiyat*, ücret*, ücretleri, masraf*, maliyet*, komisyon*, ucuz*, pahalı*, hesaplı*, ekonomik*, uygun fiyat*, tarife*, abonelik*, para, paranın, paraya, paranız, parasının, indirim*, kampanya*, bütçe*, fahiş*, zam, tasarruf*, fiyat performans*, bonus*, lira*`,
    support: `
      destek*, desteği*, müşteri hizmet*, çağrı merkez*, teknik destek*, temsilci*, danışman*, personel*, çalışan*, görevli*, garson*, kurye*, resepsiyon*, nazik*, kibar*, kaba*, güler yüz*, ilgisiz*, ilgili destek, yardımcı*, saygısız*, yanıt*, cevap*, servis*`,
    ease: `
      kolay*, zor, zorlu*, kullanışlı*, kullanışsız*, pratik*, basit*, sade*, anlaşılır*, anlaşılmaz*, sezgisel*, kullanıcı dostu*, arayüz*, kurulum*, karmaşık*, kafa karıştır*, hantal*, menü*, zahmetli*, zahmetsiz*, eğitim*, öğren*, rahat*`,
    reliability: `
      güvenilir*, güvenilmez*, güvensiz*, güvenli*, sorunsuz*, istikrar*, stabil*, kesinti*, kesintisiz*, arıza*, hata*, donuyor*, donma*, çöküyor*, çökme*, bozul*, bozuk*, sağlam*, dayanıklı*, dayanıksız*, malzeme kalitesi*, gecik*, zamanında, dakik*, kasıyor*, kaybed*, pil ömrü*`,
    features: `
      özellik*, özelliği*, fonksiyon*, işlev*, entegrasyon*, rapor*, seçenek*, ürün yelpazesi, çeşit*, esnek*, modül*, şablon*, eklenti*, güncelleme*, analiz*, ekran*, kamera*, ses, araç*`,
  },
  and: `ve, ile, veya, ya da, hem, hem de, ayrıca, da, de`,
  conditions: `eğer, şayet, olursa, ederse, diye`,
  levels: {
    high: `yüksek*, fazla*, büyük*`,
    low: `düşük*, az, küçük*`,
  },
};
