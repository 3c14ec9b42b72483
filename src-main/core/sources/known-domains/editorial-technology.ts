/** Technology, business and trade press in English. */
import { toDomains } from './domain-list.ts';

export const EDITORIAL_TECHNOLOGY = toDomains(`
9to5google.com 9to5mac.com abajournal.com abovethelaw.com accountingtoday.com adage.com adweek.com ai-cio.com
airlinegeeks.com alistapart.com americanbanker.com analyticsindiamag.com analyticsinsight.net analyticsvidhya.com
anandtech.com androidauthority.com androidcentral.com androidpolice.com appleinsider.com archdaily.com
architecturaldigest.com arstechnica.com artificiallawyer.com autoblog.com automotivenews.com autonews.com
aviationweek.com backlinko.com bankinfosecurity.com bankingdive.com baselinemag.com beautyindependent.com
beckershospitalreview.com benefitspro.com bevindustry.com bgr.com biopharmadive.com bisnow.com breakingdefense.com
businesscloud.co.uk businessoffashion.com campustechnology.com canarymedia.com caranddriver.com carbonbrief.org
carscoops.com cfo.com chainstoreage.com channele2e.com channelfutures.com chiefmartec.com cio.com cleantechnica.com
clickz.com cmswire.com cnet.com coindesk.com cointelegraph.com computerweekly.com computerworld.com computing.co.uk
constructiondive.com contentmarketinginstitute.com convinceandconvert.com copyblogger.com cosmeticsdesign.com
creativebloq.com crn.com csoonline.com cultofmac.com dairyreporter.com darkreading.com datanami.com dataversity.net
dcvelocity.com decrypt.co defensenews.com defenseone.com demandgenreport.com destructoid.com devops.com digiday.com
digitalcommerce360.com digitaltrends.com drugdiscoverytrends.com dualshockers.com dwell.com dzone.com econsultancy.com
ecowatch.com edmunds.com edn.com edtechmagazine.com eetimes.com elearningindustry.com electrek.co electronicdesign.com
endpts.com engadget.com enr.com eu-startups.com eurogamer.net eweek.com fedscoop.com fiercebiotech.com
fiercehealthcare.com fiercepharma.com finextra.com fintechfutures.com flightglobal.com foodbusinessnews.net fooddive.com
foodnavigator-usa.com foodnavigator.com freightwaves.com gameinformer.com gamerant.com gamesindustry.biz gamespot.com
gamesradar.com gcimagazine.com genengnews.com gigaom.com gizmodo.com glossy.co govtech.com greentechmedia.com grist.org
groovypost.com gsmarena.com guru3d.com hackaday.com hagerty.com hcamag.com healthcaredive.com healthcareitnews.com
helpnetsecurity.com hospitalitynet.org hoteldive.com hotelmanagement.net hothardware.com housingwire.com howtogeek.com
hrdive.com hrexecutive.com hrtechnologist.com humanresourcesonline.net ign.com imore.com industryweek.com infoq.com
information-age.com informationweek.com infosecurity-magazine.com infoworld.com inman.com insideclimatenews.org
insideevs.com insidehook.com institutionalinvestor.com insurancejournal.com insurancenewsnet.com itpro.com jalopnik.com
janes.com jdsupra.com journalofaccountancy.com just-drinks.com just-food.com kbb.com kdnuggets.com kotaku.com
krebsonsecurity.com laptopmag.com law.com law360.com lawtechnologytoday.org legaltechnews.com lexology.com
lifehacker.com lifewire.com logisticsmgmt.com machinelearningmastery.com macrumors.com macworld.com makeuseof.com
makezine.com manufacturing.net marketingdive.com marketingland.com marketingprofs.com marktechpost.com martech.org
martechseries.com mashable.com medcitynews.com mediapost.com medtechdive.com mobihealthnews.com modernhealthcare.com
modernretail.co motortrend.com moz.com nasaspaceflight.com natlawreview.com neilpatel.com neowin.net networkworld.com
nextgov.com nintendolife.com nngroup.com nonprofitquarterly.org notebookcheck.net nrf.com nrn.com onemileatatime.com
paymentsdive.com pcgamer.com pcmag.com pcworld.com philanthropy.com phocuswire.com phonearena.com pionline.com
polygon.com practicalecommerce.com problogger.com propertycasualty360.com protocol.com pushsquare.com pv-magazine.com
pv-tech.org pymnts.com railjournal.com readwrite.com rechargenews.com recode.net reinsurancene.ws
renewableenergyworld.com restaurantbusinessonline.com restofworld.org retaildive.com retailwire.com reviewed.com
risk.net roadandtrack.com rockpapershotgun.com scmagazine.com scotch.io scworld.com sdtimes.com searchenginejournal.com
searchengineland.com searchenginewatch.com securityweek.com semiengineering.com semiwiki.com seroundtable.com shrm.org
sifted.eu siliconangle.com simpleflying.com sitepoint.com skift.com slashgear.com smashingmagazine.com
socialmediaexaminer.com socialmediatoday.com spacenews.com spiceworks.com startupgrind.com statescoop.com
supplychain247.com supplychaindive.com syncedreview.com tearsheet.co tech.eu techcrunch.com techfundingnews.com
techpowerup.com techradar.com techrepublic.com techspot.com techtarget.com the-decoder.com theblock.co
thedrinksbusiness.com thedrive.com thefintechtimes.com thegamer.com thegradient.pub thehackernews.com thenewstack.io
thenextweb.com theregister.com theverge.com threatpost.com thurrott.com tomsguide.com tomshardware.com
towardsdatascience.com trainingindustry.com travelpulse.com travelweekly.com treehugger.com ttgmedia.com ttnews.com
tutsplus.com uktech.news unite.ai utilitydive.com uxdesign.cc uxmatters.com uxplanet.org venturebeat.com vg247.com
videogameschronicle.com viewfromthewing.com wardsauto.com webdesignerdepot.com windowscentral.com windpowermonthly.com
wired.com wwd.com xda.com zdnet.com
`);
