/** What users write: boards, questions and answers, reviews, marketplaces of opinions, hosted blogs. */
import { toDomains } from './domain-list.ts';

export const UGC = toDomains(`
2ch.sc 4chan.org 4pda.ru 4pda.to 5ch.net 60millions-mag.com adrenaline.com.br alfemminile.com allocine.fr alltrails.com
alternativeto.net ambitionbox.com answers.com apestan.com appvizer.com appvizer.de appvizer.es appvizer.fr appvizer.it
ariva.de ask.com askubuntu.com audiosciencereview.com aufeminin.com ausgezeichnet.org avaaz.org avforums.com
avis-verifies.com avsforum.com azlyrics.com baby-kingdom.com baby.ru babycenter.com backpackinglight.com banki.ru
basenotes.com bazaarvoice.com bbb.org beautypedia.com beeradvocate.com bigfooty.com biggerpockets.com bitbucket.org
bleepingcomputer.com blockdit.com blogger.com blogspot.com boards.ie bodybuilding.com bogleheads.org brunch.co.kr
burbuja.info calameo.com canalblog.com capterra.co.uk capterra.com capterra.com.br capterra.de capterra.es capterra.fr
capterra.it cellartracker.com change.org chefkoch.de chollometro.com ciao.co.uk ciao.de city-data.com clien.net
clubedohardware.com.br clutch.co cnblogs.com codeberg.org codepen.io collegedunia.com commentcamarche.net comparably.com
complaintsboard.com consumeraffairs.com consumercomplaints.in cosme.net couchsurfing.com crozdesk.com cruisecritic.com
csdn.net csfd.cz curseforge.com custplace.com cyberforum.ru databazeknih.cz dcard.tw dcinside.com dealabs.com
dealnews.com desidime.com designrush.com dev.to developpez.net dianping.com digg.com discogs.com discuss.com.hk
diskusjon.no distiller.com docfinder.at docplayer.org doctissimo.fr doctolib.de donanimhaber.com dooyoo.de
dreamwidth.org drive2.ru dtf.ru e1.ru ehow.com ekomi.com ekomi.de eksisozluk.com eksperten.dk elektroda.pl
elotrolado.net emimino.cz enfemenino.com eqla3.com experts-exchange.com familjeliv.se fandom.com fark.com fatakat.com
fatwallet.com featuredcustomers.com feedbackcompany.com feefo.com filmaffinity.com filmstarts.de financesonline.com
finanzfrage.net firmy.cz flamp.ru flashback.org flyertalk.com fmkorea.com fok.nl forocoches.com foursquare.com
fragrantica.com freak.no fxp.co.il g2.com gamefaqs.com gamer.com.tw gardenweb.com geekzone.co.nz genius.com
gesundheitsfrage.net getapp.co.uk getapp.com getapp.de getapp.fr ghost.io github.com gitlab.com glassdoor.co.uk
glassdoor.com glassdoor.de glassdoor.fr glitch.com golocal.de goo.ne.jp goodfirms.co gowork.pl guokr.com gutefrage.net
habr.com hackaday.io hackernoon.com hardmob.com.br hardware.fr hardwareluxx.de hardwarezone.com.sg hashnode.com
hashnode.dev hatena.ne.jp hatenablog.com head-fi.org healthgrades.com healthunlocked.com hellopeter.com hestegalleri.dk
heureka.cz hkgolden.com holidaycheck.at holidaycheck.ch holidaycheck.de hometalk.com hotukdeals.com houzz.com houzz.de
houzz.fr htcmania.com huggingface.co hupu.com hwupgrade.it hwzone.co.il iens.nl ifixit.com indiehackers.com
influenster.com inspire.com instructables.com inven.co.kr io-tech.fi irecommend.ru issuu.com itcentralstation.com
itch.io jameda.de jamiiforums.com jeuxvideo.com jianshu.com jsfiddle.net juejin.cn kafeteria.pl kaggle.com kakaku.com
kaskus.co.id kbin.social kennstdueinen.de kinopoisk.com kiyoh.com kizlarsoruyor.com klachtenkompas.nl
klantenvertellen.nl kununu.com kvinneguiden.no legelisten.no lemmy.ml lemmy.world letterboxd.com lihkg.com
livejournal.com lobste.rs lowyat.net makeupalley.com marmiton.org mathoverflow.net mawdoo3.com mediavida.com medium.com
meneame.net metacritic.com mobile01.com moddb.com modrykonik.cz moneysavingexpert.com motor-talk.de mountainproject.com
mouthshut.com moviepilot.de mumsnet.com mydealz.de nairaland.com neogaf.com netmums.com nexusmods.com niche.com note.com
ocu.org okwave.jp omr.com openclassrooms.com opentable.com opineo.pl opiniones-verificadas.com oschina.net otzovik.com
over-blog.com overclock.net ozbargain.com.au pantip.com parfumo.com parfumo.de patientslikeme.com peerspot.com
pelando.com.br pepper.it pepper.pl permies.com pikabu.ru pissedconsumer.com pistonheads.com ppomppu.co.kr practo.com
prezi.com printables.com prisjakt.nu producthunt.com productreview.com.au promodescuentos.com provenexpert.com ptt.cc
qiita.com quora.com rankia.com rankia.mx ratebeer.com ratemds.com ratemyprofessors.com rateyourmusic.com ravelry.com
realself.com reclabox.com reclameaqui.com.br reco.se recordere.dk redd.it reddit.com redflagdeals.com reisefrage.net
replit.com resellerratings.com resetera.com reviews.io ripoffreport.com roblox.com rottentomatoes.com rotter.net
ruliweb.com saashub.com sanego.de scribd.com segmentfault.com selecthub.com senscritique.com serverfault.com shiksha.com
sikayetvar.com sitejabber.com slant.co slashdot.org slickdeals.net slideshare.net smzdm.com softwareadvice.com
softwareadvice.de softwaresuggest.com sortlist.com sortlist.fr sourceforge.net speakerdeck.com stackapps.com
stackexchange.com stackoverflow.com stackshare.io steamcommunity.com studycheck.de substack.com summitpost.org
suomi24.fi superuser.com sweclockers.com tabelog.com tapuz.co.il taringa.com team-bhp.com teamblind.com techenclave.com
technopat.net tekpon.com teratail.com thefork.com thefork.es thefork.fr thefork.it theqoo.net thestudentroom.co.uk
thingiverse.com tianya.cn tildes.net tinhte.vn tistory.com travellerspoint.com tripadvisor.at tripadvisor.ca
tripadvisor.ch tripadvisor.co.uk tripadvisor.com tripadvisor.com.au tripadvisor.com.br tripadvisor.com.mx tripadvisor.de
tripadvisor.dk tripadvisor.es tripadvisor.fr tripadvisor.in tripadvisor.it tripadvisor.jp tripadvisor.nl tripadvisor.se
trustedshops.com trustedshops.de trustpilot.at trustpilot.be trustpilot.ch trustpilot.co.uk trustpilot.com
trustpilot.com.br trustpilot.de trustpilot.dk trustpilot.es trustpilot.fi trustpilot.fr trustpilot.it trustpilot.nl
trustpilot.no trustpilot.pl trustpilot.se trustradius.com tvtropes.org typepad.com uludagsozluk.com untappd.com
upcity.com urbia.de v2ex.com vauva.fi vc.ru velog.io verified-reviews.com vitals.com viva.nl vivino.com voat.co voz.vn
wallstreet-online.de webtretho.com wer-weiss-was.de werkenntdenbesten.de whattoexpect.com whatuni.com whirlpool.net.au
whiskybase.com wikia.com wikihow.com wizaz.pl woman.ru wordpress.com wykop.pl xda-developers.com yell.ru yelp.at yelp.ca
yelp.ch yelp.co.uk yelp.com yelp.com.au yelp.de yelp.es yelp.fr yelp.it yopi.de yumpu.com zbozi.cz zenn.dev zhihu.com
znanylekarz.pl zocdoc.com zomato.com zoover.nl
`);
