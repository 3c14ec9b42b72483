/** News and general magazines of the United States and Canada. */
import { toDomains } from './domain-list.ts';

export const EDITORIAL_AMERICA = toDomains(`
1440daily.com abqjournal.com adn.com ajc.com al.com ap.org apnews.com arkansasonline.com avclub.com axios.com
azcentral.com backpacker.com baltimoresun.com bankrate.com barrons.com benzinga.com betakit.com bicycling.com
billboard.com bleacherreport.com blogto.com bloomberg.com bostonglobe.com breitbart.com buffalonews.com
burlingtonfreepress.com businessinsider.com buzzfeed.com buzzfeednews.com calgaryherald.com calmatters.org
canadianbusiness.com canadianliving.com cbc.ca cbsnews.com cbssports.com chalkbeat.org charlotteobserver.com
chatelaine.com chicagotribune.com christianitytoday.com chron.com chronicle.com cincinnati.com cinemablend.com
citynews.ca cleveland.com climbing.com cnbc.com cnn.com collider.com cookinglight.com courant.com courier-journal.com
creditkarma.com csmonitor.com ctvnews.ca dailycaller.com dailyhive.com dailywire.com dallasnews.com deadline.com
deadspin.com delawareonline.com democratandchronicle.com denverpost.com deseret.com desmoinesregister.com
detroitnews.com discovermagazine.com dispatch.com eatingwell.com economist.com edmontonjournal.com edsurge.com
edweek.org elnuevoherald.com entrepreneur.com eonline.com espn.com everydayhealth.com ew.com expressnews.com
fastcompany.com financialpost.com fivethirtyeight.com fool.com forbes.com fortune.com foxbusiness.com foxnews.com
foxsports.com freep.com fresnobee.com globalnews.ca golf.com golfdigest.com governing.com hawaiinewsnow.com hbr.org
health.com history.com hollywoodreporter.com houstonchronicle.com huffingtonpost.com huffpost.com inc.com indiewire.com
inquirer.com insidehighered.com insider.com investors.com journaldemontreal.com journaldequebec.com jsonline.com
kansascity.com kff.org kffhealthnews.org kiplinger.com laopinion.com lapresse.ca lasvegassun.com latimes.com
leaderpost.com ledevoir.com lehighvalleylive.com lendingtree.com lesaffaires.com lfpress.com macleans.ca marketwatch.com
menshealth.com mercurynews.com miamiherald.com mic.com mlive.com mobilesyrup.com money.com moneysense.ca
moneyunder30.com montrealgazette.com morningbrew.com morningstar.com motherjones.com msnbc.com narcity.com natgeo.com
nationalgeographic.com nationalpost.com nationalreview.com nbcnews.com nbcsports.com nerdwallet.com newrepublic.com
newscientist.com newsday.com newsobserver.com newsweek.com newyorker.com nj.com nola.com northjersey.com npr.org
nydailynews.com nymag.com nypost.com nytimes.com ocregister.com oklahoman.com oregonlive.com orlandosentinel.com
ottawacitizen.com outsideonline.com palmbeachpost.com parade.com pbs.org pennlive.com people.com philly.com
pitchfork.com politico.com popsci.com popularmechanics.com post-gazette.com pressherald.com prevention.com
propublica.org providencejournal.com puck.news quantamagazine.org qz.com radio-canada.ca rd.com readersdigest.com
realclearpolitics.com reason.com reviewjournal.com richmond.com rollcall.com rollingstone.com route-fifty.com
runnersworld.com sacbee.com salon.com saltwire.com sandiegouniontribune.com sbnation.com sciencenews.org
scientificamerican.com screenrant.com seattletimes.com seekingalpha.com self.com semafor.com sfchronicle.com sfgate.com
shape.com si.com slashfilm.com slate.com sltrib.com smithsonianmag.com space.com star-telegram.com staradvertiser.com
startribune.com stateline.org statesman.com statnews.com stereogum.com stltoday.com sun-sentinel.com syracuse.com
tampabay.com technologyreview.com telemundo.com tennessean.com tennis.com texastribune.org theathletic.com
theatlantic.com thebalancemoney.com thedailybeast.com thefederalist.com theglobeandmail.com thehill.com thehustle.co
theinformation.com theintercept.com thelogic.co themarshallproject.org thenation.com thepointsguy.com theprovince.com
therecord.com theringer.com theskimm.com thespec.com thestar.com thestarphoenix.com thestreet.com thetyee.ca
thewalrus.ca theweek.com time.com timescolonist.com timesunion.com tmz.com todaysparent.com torontosun.com
tulsaworld.com tvanouvelles.ca tvguide.com tvline.com twincities.com undark.org unionleader.com univision.com upi.com
usatoday.com usmagazine.com usnews.com valuepenguin.com vancouversun.com variety.com vice.com virginiapilot.com
voiceofsandiego.org vox.com vulture.com washingtonexaminer.com washingtonpost.com washingtontimes.com weeklystandard.com
winnipegfreepress.com womenshealthmag.com wsj.com wtop.com zacks.com
`);
