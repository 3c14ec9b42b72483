/** Registrable domains of publishers, review sites, shops' marketplaces and networks: sources, not competitors. Pure data. */

const DOMAINS = `
 wikipedia.org wikimedia.org wikidata.org youtube.com youtu.be reddit.com linkedin.com facebook.com instagram.com x.com
 twitter.com tiktok.com pinterest.com threads.net medium.com substack.com quora.com stackoverflow.com stackexchange.com
 github.com gitlab.com producthunt.com tumblr.com vimeo.com twitch.tv discord.com telegram.org whatsapp.com snapchat.com
 g2.com capterra.com getapp.com softwareadvice.com trustradius.com trustpilot.com gartner.com forrester.com sourceforge.net
 alternativeto.net saasworthy.com crozdesk.com softwaresuggest.com goodfirms.co clutch.co tripadvisor.com yelp.com glassdoor.com
 indeed.com forbes.com techradar.com pcmag.com cnet.com theverge.com wired.com zdnet.com techcrunch.com engadget.com
 tomsguide.com tomshardware.com businessinsider.com bloomberg.com reuters.com nytimes.com wsj.com ft.com theguardian.com bbc.com
 bbc.co.uk cnn.com cnbc.com economist.com time.com inc.com entrepreneur.com fastcompany.com hbr.org investopedia.com
 nerdwallet.com thepointsguy.com consumerreports.org wirecutter.com goodhousekeeping.com usnews.com healthline.com webmd.com
 mayoclinic.org nih.gov who.int europa.eu statista.com crunchbase.com similarweb.com semrush.com ahrefs.com amazon.com
 ebay.com etsy.com aliexpress.com google.com bing.com yahoo.com msn.com apple.com microsoft.com archive.org arxiv.org
 sciencedirect.com researchgate.net slideshare.net scribd.com issuu.com spiegel.de zeit.de heise.de chip.de stern.de welt.de
 faz.net sueddeutsche.de handelsblatt.com t3n.de computerbild.de omr.com test.de stiftung-warentest.de check24.de idealo.de
 golem.de lemonde.fr lefigaro.fr liberation.fr lesnumeriques.com 01net.com appvizer.com appvizer.fr quechoisir.org elpais.com
 elmundo.es xataka.com corriere.it repubblica.it ilsole24ore.com nu.nl tweakers.net consumentenbond.nl onet.pl wp.pl
 globo.com uol.com.br techtudo.com.br aftonbladet.se dn.se politiken.dk vg.no hs.fi idnes.cz habr.com vc.ru dzen.ru yandex.ru
 vk.com zhihu.com baidu.com csdn.net weibo.com bilibili.com sohu.com sina.com.cn 163.com qq.com naver.com daum.net tistory.com
 note.com qiita.com hatena.ne.jp itmedia.co.jp kakaku.com nikkei.com yahoo.co.jp
`;

const PUBLISHERS: ReadonlySet<string> = new Set(DOMAINS.trim().split(/\s+/));
const LABELS: ReadonlySet<string> = new Set([...PUBLISHERS].map((domain) => domain.split('.')[0] ?? domain));
/** Labels of publishers that are makers of products as well, or plain words: their names may be suggested. */
const ALSO_MAKERS = new Set([
  'apple',
  'microsoft',
  'google',
  'amazon',
  'time',
  'test',
  'note',
  'chip',
  'inc',
  'welt',
  'semrush',
  'ahrefs',
]);

export function isPublisherDomain(domain: string): boolean {
  return PUBLISHERS.has(domain);
}

/** True for the name key of a publisher ("reddit"), which lists of products name as a source. */
export function isPublisherName(nameKey: string): boolean {
  return LABELS.has(nameKey) && !ALSO_MAKERS.has(nameKey);
}
