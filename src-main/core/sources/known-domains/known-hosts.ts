/** Hosts that are another kind of source than the domain they are in, or whose first label would mislead. */
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import { toDomains } from './domain-list.ts';

const HOSTS: readonly (readonly [SourceType, string])[] = [
  ['reference', 'scholar.google.com patents.google.com books.google.com developers.google.com support.google.com'],
  ['reference', 'learn.microsoft.com docs.microsoft.com support.microsoft.com developer.apple.com support.apple.com'],
  ['reference', 'docs.aws.amazon.com docs.github.com docs.oracle.com docs.docker.com developer.mozilla.org'],
  ['reference', 'michaelis.uol.com.br brasilescola.uol.com.br mundoeducacao.uol.com.br leksykony.interia.pl'],
  ['reference', 'baike.baidu.com gallica.bnf.fr law.cornell.edu eur-lex.europa.eu curia.europa.eu ocw.mit.edu'],
  ['ugc', 'news.ycombinator.com groups.google.com answers.microsoft.com techcommunity.microsoft.com'],
  ['ugc', 'discussions.apple.com answers.yahoo.com chiebukuro.yahoo.co.jp detail.chiebukuro.yahoo.co.jp'],
  ['ugc', 'kin.naver.com cafe.naver.com blog.naver.com m.blog.naver.com post.naver.com cafe.daum.net otvet.mail.ru'],
  ['ugc', 'zhidao.baidu.com jingyan.baidu.com minkara.carview.co.jp mlbpark.donga.com murobbs.muropaketti.com'],
  ['ugc', 'gathering.tweakers.net forum-auto.caradisiac.com thorntree.lonelyplanet.com scratch.mit.edu'],
  ['ugc', 'play.google.com apps.apple.com sites.google.com docs.google.com'],
  ['editorial', 'news.google.com news.yahoo.com finance.yahoo.com sports.yahoo.com news.yahoo.co.jp news.naver.com'],
  ['editorial', 'abcnews.go.com spectrum.ieee.org health.harvard.edu carview.yahoo.co.jp maschinenmarkt.vogel.de'],
  ['editorial', 'nyheder.tv2.dk hi-tech.mail.ru tgcom24.mediaset.it tvi.iol.pt gauchazh.clicrbs.com.br'],
  ['editorial', 'veja.abril.com.br quatrorodas.abril.com.br diariodonordeste.verdesmares.com.br'],
  ['video', 'tv.apple.com podcasts.apple.com podcasts.google.com v.qq.com tv.naver.com chzzk.naver.com'],
  ['video', 'globoplay.globo.com mediasetinfinity.mediaset.it prima.iprima.cz shahid.mbc.net'],
  ['social', 'weixin.qq.com mp.weixin.qq.com story.kakao.com tieba.baidu.com copainsdavant.linternaute.com'],
  ['corporate', 'about.fb.com shopping.yahoo.co.jp auctions.yahoo.co.jp market.yandex.ru smartstore.naver.com'],
  ['corporate', 'amazon.com.be pagseguro.uol.com.br siemens-home.bsh-group.com'],
];

/** By exact host, lower-case without `www.`. */
export const KNOWN_HOSTS: ReadonlyMap<string, SourceType> = new Map(
  HOSTS.flatMap(([type, hosts]) => toDomains(hosts).map((host) => [host, type] as const)),
);
