/** Video, streaming and podcast platforms. */
import { toDomains } from './domain-list.ts';

export const VIDEO = toDomains(`
6play.fr abema.tv acast.com acfun.cn acorn.tv afreecatv.com altbalaji.com anchor.fm ardmediathek.de arte.tv
atresplayer.com audioboom.com ausha.co b23.tv bilibili.com bilibili.tv binge.com.au bitchute.com blim.com blutv.com
brightcove.com britbox.com buzzsprout.com caffeine.tv canalplus.com captivate.fm castbox.fm channel4.com channel5.com
clarovideo.com coub.com coupangplay.com crackle.com crave.ca crunchyroll.com curiositystream.com dai.ly dailymotion.com
deezer.com discoveryplus.com disneyplus.com dlive.tv dplay.se dropout.tv erosnow.com exxen.com filmin.es flixole.com
floatplane.com france.tv funimation.com fyyd.de gain.tv gfycat.com hbomax.com hoopladigital.com hotstar.com hulu.com
iflix.com iheart.com iq.com iqiyi.com itvx.com ivi.ru jiocinema.com joinpeertube.org joyn.de jwplayer.com kaltura.com
kanopy.com kayosports.com.au kick.com kijk.nl kinopoisk.ru lbry.tv libsyn.com listennotes.com loom.com m6plus.fr
magenta.tv masterclass.com max.com maxdome.de mediathekviewweb.de megaphone.fm metacafe.com mgtv.com mitele.es
molotov.tv movistarplus.es mubi.com mxplayer.in my5.tv nebula.tv netflix.com niconico.jp nicovideo.jp nowtv.com npo.nl
npostart.nl ocs.fr odysee.com okko.tv osn.com overcast.fm paramountplus.com peacocktv.com peertube.tv player.fm
player.pl plex.tv pluto.tv pocketcasts.com podbean.com podcastaddict.com podchaser.com podigee.com podigee.io
polsatboxgo.pl primevideo.com puhutv.com raiplay.it rakuten.tv roku.com rtlplus.de rtveplay.es rumble.com rutube.ru
salto.fr shahid.net showmax.com shudder.com simplecast.com sonyliv.com sooplive.co.kr spotify.com spreaker.com
stan.com.au starzplay.com stitcher.com streamable.com streamyard.com streamz.be sunnxt.com svtplay.se tabii.com ted.com
tf1plus.fr timvision.it transistor.fm trovo.live tubitv.com tudou.com tunein.com tv2.dk tv2play.no tv4play.se tver.jp
tving.com tvnow.de tvp.pl twitch.tv veoh.com viaplay.com viaplay.se videoland.com vidio.com vidyard.com vimeo.com
viu.com vix.com vod.pl voot.com voyo.cz vrtmax.be vtmgo.be vudu.com waipu.tv wavve.com wetv.vip wistia.com yle.fi
youku.com youtu.be youtube-nocookie.com youtube.com zattoo.com zdfmediathek.de zee5.com
`);
