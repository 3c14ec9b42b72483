/** News and magazines in English outside America: Britain, Ireland, Oceania, South Asia and Africa. */
import { toDomains } from './domain-list.ts';

export const EDITORIAL_COMMONWEALTH = toDomains(`
10play.com.au 1news.co.nz 7news.com.au 91mobiles.com 9news.com.au abc.net.au abs-cbn.com adaderana.lk adelaidenow.com.au
afr.com africanews.com ahram.org.eg aljazeera.com allafrica.com arabianbusiness.com arabnews.com architectsjournal.co.uk
asiaone.com autocar.co.uk autocarindia.com autoexpress.co.uk bangkokpost.com bbc.co.uk bbc.com bbcgoodfood.com
bdnews24.com beebom.com belfasttelegraph.co.uk bgr.in bhg.com.au bikeradar.com bikewale.com birminghammail.co.uk
bollywoodhungama.com breakingnews.ie brisbanetimes.com.au bristolpost.co.uk broadsheet.com.au building.co.uk
business-standard.com businessdailyafrica.com businessday.ng businesslive.co.za businesspost.ie businesstech.co.za
businesstimes.com.sg businesstoday.in bworldonline.com cambridge-news.co.uk campaignlive.co.uk canberratimes.com.au
canstar.com.au capitalfm.co.ke cardekho.com carexpert.com.au carmagazine.co.uk carsguide.com.au carwale.com carwow.co.uk
channel4news.com channelnewsasia.com channelstv.com chinadaily.com.cn chroniclelive.co.uk citinewsroom.com citizen.co.za
cityam.com comparethemarket.com concreteplayground.com constructionnews.co.uk cosmopolitan.com countrylife.co.uk
countryliving.com couriermail.com.au creativereview.co.uk cricbuzz.com crikey.com.au crn.com.au cyclingnews.com
cyclingweekly.com cyprus-mail.com dailyecho.co.uk dailymail.co.uk dailymaverick.co.za dailymirror.lk dailynews.co.tz
dailyrecord.co.uk dailysabah.com dailysun.co.za dailytelegraph.com.au dailytrust.com dawn.com deccanchronicle.com
deccanherald.com deliciousmagazine.co.uk designweek.co.uk dezeen.com dhakatribune.com digit.in digitalcameraworld.com
dnaindia.com drive.com.au e27.co eadt.co.uk economictimes.com edp24.co.uk egyptindependent.com enca.com entrackr.com
espncricinfo.com evo.co.uk ewn.co.za expertreviews.co.uk express.co.uk femina.in filmfare.com fin24.com
financialexpress.com finder.com finder.com.au firstpost.com freemalaysiatoday.com frontline.in ft.com gadgets360.com
gadgetstouse.com gardenersworld.com geo.tv getsurrey.co.uk ghanaweb.com gizmodo.com.au globaltimes.cn globes.co.il
gmanetwork.com gocompare.com golfmonthly.com goodhousekeeping.com goodto.com gourmettraveller.com.au graphic.com.gh
guardian.ng guitarworld.com gulf-times.com gulfnews.com haaretz.com hellomagazine.com herald.co.zw heraldlive.co.za
heraldscotland.com heraldsun.com.au hindustantimes.com historyextra.com homesandgardens.com hongkongfp.com
houseandgarden.co.uk hrmagazine.co.uk hurriyetdailynews.com idealhome.co.uk inc42.com independent.co.uk independent.ie
india.com indianexpress.com indiatimes.com indiatoday.in inews.co.uk inquirer.net interest.co.nz
investorschronicle.co.uk iol.co.za irishexaminer.com irishmirror.ie irishnews.com irishtimes.com itnews.com.au
itsnicethat.com itv.com japantimes.co.jp jpost.com kathmandupost.com kentonline.co.uk khaleejtimes.com koreaherald.com
koreatimes.co.kr kotaku.com.au lawgazette.co.uk legalcheek.com leicestermercury.co.uk lifehacker.com.au livemint.com
liverpoolecho.co.uk livingetc.com loudersound.com malaymail.com malaysiakini.com mamamia.com.au managementtoday.co.uk
manchestereveningnews.co.uk manilatimes.net marketingweek.com mb.com.ph metro.co.uk metromag.co.nz mg.co.za
middleeasteye.net mirror.co.uk moneycontrol.com moneyfacts.co.uk moneysupermarket.com moneyweb.co.za moneyweek.com
monitor.co.ug mothership.sg motor1.com musicradar.com mybroadband.co.za myjoyonline.com mylondon.news nairametrics.com
nation.africa nationthailand.com nbr.co.nz ndtv.com newindianexpress.com news.com.au news18.com news24.com newsday.co.zw
newshub.co.nz newsroom.co.nz newstatesman.com newvision.co.ug nme.com nottinghampost.com nst.com.my nurseryworld.co.uk
nzherald.co.nz observer.co.uk odt.co.nz ok.co.uk olivemagazine.com outlookindia.com oxfordmail.co.uk parkers.co.uk
pedestrian.tv peoplemanagement.co.uk personneltoday.com perthnow.com.au philstar.com pinkvilla.com premiumtimesng.com
pressandjournal.co.uk privateeye.co.uk prolificnorth.co.uk propakistani.pk prospectmagazine.co.uk prothomalo.com
prweek.com punchng.com radiotimes.com rappler.com realhomes.com retail-week.com retailgazette.co.uk reuters.com
ricemedia.co rnz.co.nz rte.ie sabcnews.com sbs.com.au sciencefocus.com scmp.com scotsman.com scroll.in
siliconrepublic.com sixthtone.com sky.com skynews.com smartcompany.com.au smartprix.com smh.com.au sowetanlive.co.za
soyacincau.com spectator.co.uk sportskeeda.com standard.co.uk standardmedia.co.ke startupdaily.net straitstimes.com
stuff.co.nz stylist.co.uk t3.com taipeitimes.com taste.com.au tatler.com techcabal.com techcentral.co.za techinasia.com
telegraph.co.uk telegraphindia.com tes.com the-ken.com the-star.co.ke theafricareport.com theage.com.au theargus.co.uk
theaustralian.com.au thebookseller.com thecable.ng thecitizen.co.tz theconversation.com thecourier.co.uk
thedailystar.net thedrum.com theedgemarkets.com thegrocer.co.uk theguardian.com thehindu.com thehindubusinessline.com
thejakartapost.com thejournal.ie thelawyer.com themonthly.com.au thenationalnews.com thenews.com.pk
thepeninsulaqatar.com theprint.in thesaturdaypaper.com.au thespinoff.co.nz thestandard.com.hk thestar.com.my
thesun.co.uk thetimes.co.uk thetimes.com theweek.co.uk theweek.in thewest.com.au thewire.in thisdaylive.com
thisismoney.co.uk timeout.com timeshighereducation.com timeslive.co.za timesofindia.com timesofisrael.com
timesofmalta.com todayonline.com topgear.com trailrunnermag.com tribune.com.pk tribuneindia.com tribuneonlineng.com
trustedreviews.com uswitch.com vanguardngr.com vietnamnews.vn vnexpress.net vogue.in vulcanpost.com walesonline.co.uk
wallpaper.com watoday.com.au whatcar.com whathifi.com whichcar.com.au ynetnews.com yorkshireeveningpost.co.uk
yorkshirepost.co.uk yourstory.com yugatech.com zawya.com zdnet.com.au zigwheels.com
`);
