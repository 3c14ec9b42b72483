/** Phrases with a word of opinion that say nothing, in Turkish. Data, no behaviour. */
export const DAILY_NEUTRAL = `
  bütçesi {kısıtlı|sınırlı|dar} {olan*}, {kısıtlı|sınırlı|dar} {bütçe*}, vakti {kısıtlı|dar} olan*, dayanıklılıkta, hızda, kalitede,
  konforda, lezzette, güvenlikte, güvenilirlikte, kullanım kolaylığında, temizlikte, performansta, sessizlikte, rahatlıkta, esneklikte,
  sağlamlıkta, tazelikte, şeffaflıkta,
  {ertelenince|gecikince|bozulunca|kaybolunca|kırılınca|iptal edilince|iptal olunca|çalınınca|arızalanınca|bitince},
  {jelatinine|noktasına|kapıya|eve|sabaha|akşama|kuruşuna|ayrıntısına|iliğine} kadar, eksi {on|beş|yirmi|otuz|#|bir|iki} *,
  {ileri|geri|son} {yavaş|hızlı} {tren*}, hızlı tren*, hızlı şarj {istasyon*|nokta*|ünite*|cihaz*},
  geciken {tahsilat*|ödeme*|fatura*|borç*|alacak*|siparişler*}, gecikmiş {tahsilat*|ödeme*|fatura*|borç*|alacak*},
  {zarar gören|hasar gören|hasarlı} {araç*|bitki*|bina*|ev*|ürünler*}, kayıp {eşya*|bagaj*|kart*|ilan*|evcil*},
  {çalıntı|kayıp} {kart*|telefon*},
  {deri|cilt|uyku|sırt|bel|diş|göz|mide|kalp|yürüme|konuşma} {sorun*|rahatsızlık*|ağrı*|hastalık*|bozukluk*},
  {kuru|yağlı|hassas|karma} {cilt*|saç*|ciltler*}, {akıllı} {telefon*|saat*|ev|ampul*|kart*|şehir*|tahta*}, {zor|güç} durumda*,
  sıkıntılı süreç*, {kaza|deprem|yangın|sel|hırsızlık} {sonrası*|anında*|durumunda*|hâlinde*|halinde*|riski*|sigortası*},
  {yangın|deprem|hırsızlık|sel} ve {yangın|deprem|hırsızlık|sel|su}, bekleme {süresi*|odası*|listesi*},
  {tahmini|ortalama} {bekleme|teslim*}, {iptal|iade} {koşul*|şart*|talep*|işlem*|edilebilir*}, şikayet {formu*|kutusu*|hakkı*},
  {arıza|hata|şikayet|şikâyet} {kaydı*|bildirim*|hattı*|takip*}`;
