/** Social networks, messengers and places where people publish under their own name. */
import { toDomains } from './domain-list.ts';

export const SOCIAL = toDomains(`
500px.com about.me academia.edu ameba.jp ameblo.jp angel.co artstation.com badoo.com band.us bandcamp.com beacons.ai
behance.net bereal.com bio.link blueskyweb.xyz bsky.app bsky.social buymeacoffee.com carrd.co clubhouse.com cyworld.com
deviantart.com discord.com discord.gg douban.com douyin.com dribbble.com ello.co f6s.com facebook.com fb.com fb.me
flickr.com fosstodon.org gab.com gettr.com gofundme.com goodreads.com gravatar.com gumroad.com hachyderm.io hi5.com
indiegogo.com infosec.exchange instagram.com kakao.com kakaocorp.com kickstarter.com kisskissbankbank.com ko-fi.com
komoot.com komoot.de kooapp.com kuaishou.com last.fm likee.video line.me linkedin.com linktr.ee lnk.bio lnkd.in
lunchclub.com mas.to mastodon.online mastodon.social mastodon.world meetup.com messenger.com mewe.com minds.com
mixcloud.com mixi.jp mstdn.jp mstdn.social naver.me nebenan.de nextdoor.co.uk nextdoor.com nextdoor.de nextdoor.fr
odnoklassniki.ru ok.ru onlyfans.com parler.com patreon.com pawoo.net pin.it pinterest.at pinterest.ca pinterest.ch
pinterest.cl pinterest.co.kr pinterest.co.uk pinterest.com pinterest.com.au pinterest.com.mx pinterest.de pinterest.dk
pinterest.es pinterest.fr pinterest.ie pinterest.it pinterest.jp pinterest.nz pinterest.ph pinterest.pt pinterest.se
plurk.com polywork.com qq.com renren.com researchgate.net reverbnation.com sharechat.com signal.org skyrock.com
snapchat.com soundcloud.com startnext.com strava.com t.co t.me tagged.com taringa.net telegram.me telegram.org
threads.com threads.net tiktok.com truthsocial.com tumblr.com twitter.com ulule.com viadeo.com viber.com vk.com vk.ru
vsco.co wa.me wechat.com weibo.cn weibo.com wellfound.com whatsapp.com x.com xiaohongshu.com xing.com
`);
