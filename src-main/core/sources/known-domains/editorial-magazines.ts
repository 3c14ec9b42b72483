/** Lifestyle, food, home, travel, parenting and product-testing publications in English. */
import { toDomains } from './domain-list.ts';

export const EDITORIAL_MAGAZINES = toDomains(`
aeon.co afar.com akc.org allrecipes.com allure.com almanac.com americastestkitchen.com apartmenttherapy.com
artofmanliness.com atlasobscura.com babygearlab.com babylist.com barbend.com becomingminimalist.com bestproducts.com
bestreviews.com bettycrocker.com bhg.com bikemag.com bikeperfect.com boardingarea.com boatinternational.com bobvila.com
bonappetit.com bookriot.com boredpanda.com boringmoney.co.uk breakingmuscle.com budgetbytes.com bustle.com byrdie.com
caninejournal.com catster.com clark.com cleverhiker.com cntraveler.com complex.com consumerlab.com consumersearch.com
cookieandkate.com cooksillustrated.com coolhunting.com coolmaterial.com coveteur.com cracked.com cruisingworld.com
culturetrip.com cyclist.co.uk dailypaws.com decanter.com delish.com digital-photography-school.com dogfoodadvisor.com
dogster.com dpreview.com eater.com eatthis.com electricbikereview.com electricliterature.com elitedaily.com
elledecor.com epicurious.com esquire.com ethicalconsumer.org evmagazine.com ewg.org examine.com familyhandyman.com
fashionista.com fatherly.com finegardening.com flyingmag.com fodors.com food52.com foodandwine.com foodnetwork.com
forbes.com.au frommers.com fstoppers.com garagegymreviews.com gardendesign.com gardeningknowhow.com gearjunkie.com
gearpatrol.com getrichslowly.org glamour.com glamourmagazine.co.uk godsavethepoints.com goodguide.com
goodhousekeeping.co.uk goodnewsnetwork.org goodonyou.eco goop.com gq-magazine.co.uk gq.com greatist.com
harpersbazaar.com heavy.com hgtv.com highsnobiety.com housebeautiful.com hypebeast.com instyle.com investinganswers.com
investorplace.com kingarthurbaking.com kirkusreviews.com labdoor.com lifehack.org listverse.com lithub.com
livestrong.com lonelyplanet.com loveandlemons.com lrb.co.uk madeformums.com marieclaire.co.uk marieclaire.com
marthastewart.com mashed.com matadornetwork.com mattressclarity.com mattressnerd.com mentalfloss.com mindbodygreen.com
minimalistbaker.com mixonline.com money.co.uk moneyfit.org moneyhelper.org.uk moneytalksnews.com mother.ly motherly.com
mrmoneymustache.com muscleandfitness.com musictech.com nautil.us nomadicmatt.com nybooks.com openculture.com
oprahdaily.com outdoorgearlab.com parents.com perfectdailygrind.com petapixel.com petmd.com photographylife.com
pinchofyum.com pinkbike.com popsugar.com popularwoodworking.com powder.com psychcentral.com psychologytoday.com
publishersweekly.com punchdrink.com purewow.com ramseysolutions.com ranker.com realsimple.com redbookmag.com
refinery29.com reviewgeek.com ricksteves.com romper.com roughguides.com rover.com rvlife.com sailingworld.com
sallysbakingaddiction.com savethestudent.org saveur.com scarymommy.com seat61.com sectionhiker.com seriouseats.com
simplypsychology.org simplyrecipes.com singletracks.com skimag.com sleepadvisor.org sleepfoundation.org sleepopolis.com
smartertravel.com smittenkitchen.com snowboarder.com soundandvision.com soundguys.com soundonsound.com
southernliving.com sprudge.com spy.com stereophile.com surfer.com surfline.com swimmingworldmagazine.com
switchbacktravel.com tasteofhome.com tastingtable.com techgearlab.com thebump.com thecollegeinvestor.com
theculturetrip.com thecut.com thediscoverer.com thegadgetflow.com thegoodtrade.com thekitchn.com themarginalian.org
thepennyhoarder.com thepoorhouse.com thesimpledollar.com thespruce.com thespruceeats.com thesprucepets.com
thetimesmoneymentor.com thewirecutter.com thezoereport.com thisoldhouse.com thoughtco.com thrillist.com tinybuddha.com
today.com toptenreviews.com townandcountrymag.com travelandleisure.com travelzoo.com treelinereview.com triathlete.com
tuck.com uncrate.com upgradedpoints.com upworthy.com vanityfair.com velonews.com verywellfamily.com verywellfit.com
verywellmind.com vinepair.com vogue.co.uk vogue.com vogue.com.au wallethub.com wanderlust.co.uk wellandgood.com
whiskyadvocate.com whitecoatinvestor.com whowhatwear.com winemag.com winespectator.com wmagazine.com womansday.com
yachtingmagazine.com yogajournal.com zenhabits.net
`);
