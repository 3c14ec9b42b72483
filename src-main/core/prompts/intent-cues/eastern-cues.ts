/** Cue words of Polish, Czech, Russian and Turkish. Pure data. */
import type { LanguageCues } from './language-cues.ts';

export const EASTERN_CUES = {
  pl: {
    commercial: {
      strong:
        'najlepsz*, lepsz*, polec*, rekomend*, opini*, recenzj*, porówn*, ranking*, vs, alternatyw*, najpopularniejsz*, warto',
      weak: 'dobry, dobra, dobre, jaki, jaka, jakie, który, która, które, narzędzi*, oprogramowani*, dostawc*, aplikacj*, platform*, mark*, firm*, agencj*, produkt*, odpowiedni*, niezawodn*',
    },
    informational: {
      strong:
        'co to jest, co to, czym jest, jak działa, jak zrobić, dlaczego, poradnik*, wyjaśni*, znaczenie, definicja, różnic*, nauczyć, wskazówki, przykłady, zalety',
      weak: 'jak, co, kiedy, kto, gdzie, pomoc, pomysły',
    },
    navigational: {
      strong: 'zaloguj*, logowanie, oficjalna strona, strona główna, numer telefonu, obsługa klienta, godziny otwarcia',
      weak: 'strona internetowa, kontakt, adres, w pobliżu, wsparcie',
    },
    transactional: {
      strong:
        'kupić, kup, kupno, zamówić, zamówienie, cena, ceny, cennik*, koszt*, kosztuje, rabat*, kupon*, promocj*, subskrypcj*, pobrać, wersja próbna, wynająć, zarezerwować',
      weak: 'tani, tania, tanie, darmow*, demo, dostawa, budżet',
    },
  },
  cs: {
    commercial: {
      strong:
        'nejlepší*, lepší*, doporuč*, recenz*, srovnání, srovnej*, porovn*, vs, alternativ*, nejoblíbenější*, vyplatí se',
      weak: 'dobrý, dobrá, dobré, jaký, jaká, jaké, který, která, které, nástroj*, software, dodavatel*, aplikac*, platform*, značk*, firma, firmy, agentur*, produkt*, vhodn*, spolehliv*',
    },
    informational: {
      strong:
        'co je, co jsou, co znamená, jak funguje, jak udělat, proč, návod*, vysvětl*, význam, definice, rozdíl*, naučit, tipy, příklady, výhody',
      weak: 'jak, co, kdy, kdo, kde, pomoc, nápady',
    },
    navigational: {
      strong:
        'přihlášení, přihlásit, oficiální stránk*, oficiální web, telefonní číslo, zákaznická podpora, otevírací doba',
      weak: 'webové stránky, kontakt, adresa, poblíž, podpora',
    },
    transactional: {
      strong:
        'koupit, nákup, objednat, cena, ceny, ceník*, stojí, kolik stojí, náklady, sleva, slevy, kupón*, předplatné, stáhnout, zkušební verze, pronajmout, rezervovat',
      weak: 'levný, levné, levná, zdarma, demo, doprava, rozpočet',
    },
  },
  ru: {
    commercial: {
      strong:
        'лучш*, рекоменд*, посовет*, отзыв*, обзор*, сравн*, рейтинг*, топ, против, альтернатив*, популярн*, стоит ли',
      weak: 'хорош*, какой, какая, какое, какие, инструмент*, программ*, сервис*, поставщик*, приложени*, платформ*, бренд*, компани*, агентств*, продукт*, подходит, надежн*',
    },
    informational: {
      strong:
        'что такое, что значит, как работает, как сделать, почему, зачем, руководство, инструкци*, объясн*, значение, определение, разниц*, отличи*, научиться, советы, примеры, преимущества',
      weak: 'как, что, когда, кто, где, помощь, идеи, улучшить',
    },
    navigational: {
      strong: 'войти, вход, личный кабинет, официальный сайт, номер телефона, служба поддержки, часы работы',
      weak: 'сайт, контакты, адрес, рядом, поддержка',
    },
    transactional: {
      strong:
        'купить, покупка, заказать, цена, цены, стоимость, стоит, сколько стоит, скидк*, промокод*, купон*, подписк*, скачать, пробная версия, арендовать, забронировать',
      weak: 'дешев*, недорог*, бесплатн*, демо, доставка, бюджет',
    },
  },
  tr: {
    commercial: {
      strong:
        'en iyi*, daha iyi, öner*, tavsiye*, inceleme*, yorum*, karşılaştır*, vs, alternatif*, en popüler*, değer mi',
      weak: 'iyi, hangi*, araç*, araçlar*, yazılım*, sağlayıcı*, uygulama*, platform*, marka*, şirket*, ajans*, ürün*, uygun, güvenilir*',
    },
    informational: {
      strong:
        'nedir, ne demek, nasıl, neden, niçin, rehber*, kılavuz*, açıkla*, anlamı, tanımı, fark*, öğren*, ipuçları, örnekler*, avantajlar*',
      weak: 'ne, ne zaman, kim, nerede, yardım, fikirler',
    },
    navigational: {
      strong:
        'giriş yap*, oturum aç*, resmi site*, resmi web site*, telefon numarası, müşteri hizmetleri, çalışma saatleri',
      weak: 'web sitesi, iletişim, adres, yakınımda, destek',
    },
    transactional: {
      strong:
        'satın al*, sipariş*, fiyat*, ücreti, maliyet*, ne kadar, indirim*, kupon*, abone*, abonelik*, indir, ücretsiz deneme, kirala*, rezervasyon*',
      weak: 'ucuz*, ücretsiz, demo, kargo, bütçe',
    },
  },
} satisfies Record<string, LanguageCues>;
