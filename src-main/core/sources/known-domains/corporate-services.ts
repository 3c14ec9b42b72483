/** Services: banks, payment, insurance, consulting, travel, food delivery, health. */
import { toDomains } from './domain-list.ts';

export const CORPORATE_SERVICES = toDomains(`
23andme.com a16z.com aa.com ab-in-den-urlaub.de abnamro.nl absa.co.za accenture.com accor.com adcb.com adecco.com
admiral.com adyen.com aegeanair.com aerlingus.com aeromexico.com aetna.com affirm.com afterpay.com agoda.com aig.com
airasia.com airbank.cz airbnb.co.uk airbnb.com airbnb.de airbnb.fr aircanada.com airchina.com airfrance.com airfrance.fr
airindia.com airnewzealand.com akbank.com alan.com alaskaair.com aldiana.de alfabank.ru aliorbank.pl alipay.com
allianz.com allianz.de allstate.com alltours.de ally.com alrajhibank.com.sa americanexpress.com amtrak.com ana.co.jp
ancestry.com antgroup.com anthem.com antler.co anz.com.au aok.de apartments.com apec.fr arag.de argenta.be asb.co.nz
asnbank.nl austrian.com avanza.se avianca.com avis.com aviva.co.uk aviva.com axa.com axa.de axa.fr axisbank.com bahn.com
bahn.de bain.com bancatransilvania.ro bancobpm.it bancoestado.cl bancolombia.com bancosantander.es bancsabadell.com
bankaustria.at bankbazaar.com bankinter.com bankmillennium.pl bankofamerica.com banorte.com banquepopulaire.fr
barcelo.com barclays.co.uk barclays.com barmenia.de barmer.de bawag.at bb.com.br bbva.com bbva.es bbva.mx bca.co.id
bcbs.com bcg.com bci.cl bcr.ro bearingpoint.com belfius.be bestwestern.com betterhelp.com billiger-mietwagen.de
binance.com bison-app.de bitpanda.com bitstamp.net bitvavo.com bizee.com bkk.de blablacar.com blablacar.fr blackrock.com
block.xyz blueapron.com bluecrossblueshield.com bmo.com bnpparibas.com boc.cn bolt.eu booking.com boursobank.com
bradesco.com.br britishairways.com budget.com bumble.com bunq.com bupa.co.uk bupa.com burgerking.com c24.de
c6bank.com.br cabify.com caisse-epargne.fr caixabank.com caixabank.es calm.com capgemini.com capitalone.com
capitecbank.co.za careerbuilder.com cash.app cathaypacific.com ccb.com cd.cz ceair.com centerparcs.com centerparcs.de
chase.com checkfelix.com checkout.com chime.com chipotle.com chubb.com churchill.com cibc.com cigna.com cimb.com
citi.com citibanamex.com citigroup.com clark.de classpass.com cleartrip.com clubmed.com clubmed.fr cognizant.com
coinbase.com comdirect.de commbank.com.au commerzbank.de compass.com condor.com consorsbank.de cosmosdirekt.de
credit-agricole.fr credit-suisse.com creditmutuel.fr crypto.com csair.com csas.cz csob.cz css.ch ctrip.com
cv-library.co.uk dak.de danskebank.com danskebank.dk db.com dbs.com debeka.de decolar.com degiro.com deliveroo.co.uk
deliveroo.com deloitte.com delta.com dertour.de despegar.com deutsche-bank.de devk.de dice.com didiglobal.com
directline.com discover.com discovery.co.za dkb.de dnb.no doctolib.com doctolib.fr dominos.com doordash.com drklein.de
dsb.dk dunkindonuts.com easybank.at easyjet.com ebookers.com edreams.com elal.com elitepartner.de emirates.com
emiratesnbd.com enterprise.com ergo.de erstegroup.com etihad.com etoro.com etrade.com europcar.com eurostar.com
eurowings.com eventbrite.com eventim.de evobanco.com expedia.com expedia.de ey.com factor75.com farmers.com fever.com
feverup.com fewo-direkt.de fidelity.com fineco.it finecobank.com finnair.com finom.co firma.de fiverr.com flatex.de
flink.com flixbus.com flixbus.de flyasiana.com flydubai.com flyfrontier.com flypgs.com flysas.com flyscoot.com
flytap.com fnb.co.za folksam.se foodora.com foodora.se forhims.com forrester.com fortuneo.fr fourseasons.com
free-now.com freelancer.com friday.de fti.de fyrst.de galicia.ar garantibbva.com.tr gartner.com geico.com gemini.com
generali.com generali.de generali.it getir.com getsafe.de getyourguide.com getyourguide.de gfk.com gjensidige.no
glovoapp.com gocardless.com goibibo.com goindigo.in gojek.com goldmansachs.com gopuff.com gorillas.io gothaer.de
gousto.co.uk grab.com greyhound.com group.bnpparibas groupama.fr groww.in grubhub.com halifax.co.uk handelsbanken.com
handelsbanken.se hansemerkur.de hays.com hcltech.com hdfcbank.com hdi.de headspace.com hellobank.fr hellofresh.co.uk
hellofresh.com hellofresh.de hellofresh.fr hellogetsafe.com hellowork.com helsana.ch helvetia.com hertz.com hilton.com
hims.com hinge.co hkk.de holvi.com home.saxo hostelworld.com hotels.com hotwire.com hsbc.co.uk hsbc.com huk.de huk24.de
humana.com hyatt.com hype.it hypofriend.de hypovereinsbank.de iberia.com icbc.com.cn icicibank.com idc.com if.se
ifood.com.br ihg.com ikk-classic.de incfile.com indeed.com infojobs.net infosys.com ing.com ing.de ing.nl ing.pl
inter.co interactivebrokers.com interhyp.de intesasanpaolo.com isbank.com.tr ita-airways.com italotreno.it itau.com.br
jal.co.jp jal.com jet2holidays.com jetblue.com jetstar.com jobs.ch jpmorganchase.com jtb.co.jp just-eat.co.uk
justeattakeaway.com justtrade.com jyskebank.dk kaiserpermanente.org kakaobank.com kantar.com kayak.com kayak.de kb.cz
kbc.be kbstar.com kearney.com kfc.com kiwibank.co.nz kkday.com klarna.com klarna.de klm.com klm.nl klook.com knab.nl
kontist.com koreanair.com kotak.com kpmg.com kraken.com labanquepostale.fr lastminute.com latamairlines.com ledger.com
legalandgeneral.com legalzoom.com lemonade.com li.me libertymutual.com lieferando.de lime.com lineadirecta.com
linkedin.cn lloydsbank.com lot.com loveholidays.com lufthansa.com luko.eu lunar.app lv.com lvm.de lyft.com maaf.fr
macif.fr macquarie.com maif.fr makemytrip.com malt.com malt.fr manpower.com mapfre.com mapfre.es marleyspoon.com
marleyspoon.de marriott.com mastercard.com match.com matmut.fr maybank.com mbank.pl mcdonalds.com mckinsey.com
mediolanum.it melia.com mercadopago.com metlife.com michaelpage.com miles-mobility.com mindfulchef.com mizuhobank.co.jp
mobiliar.ch mollie.com momondo.com momondo.de monabanq.com monster.com monzo.com morganstanley.com motel-one.com mufg.jp
munichre.com mutua.es myfitnesspal.com myheritage.com n26.com nab.com.au nationalexpress.com nationalrail.co.uk
nationwide.co.uk nationwide.com natwest.com naukri.com nedbank.co.za neon-free.ch nh-hotels.com nielsen.com nmbs.be
noom.com nordea.com nordea.se nordnet.dk nordnet.se norisbank.de norwegian.com ns.nl nubank.com.br ocbc.com oebb.at
olacabs.com oliverwyman.com omio.com onepeloton.com onthebeach.co.uk op.fi openai.fund openbank.com openbank.es
opendoor.com opodo.com opodo.de orbitz.com otpbank.hu ottonova.de oyorooms.com parship.de payoneer.com paypal.com
paysafe.com paytm.com pekao.com.pl peloton.com penta.com phonepe.com picnic.app picpay.com pierreetvacances.com
pizzahut.com pkobp.pl pkp.pl planetfitness.com plus500.com pnc.com policybazaar.com postbank.de poste.it postfinance.ch
premierinn.com priceline.com prima.it progressive.com prudential.com pwc.com pzu.pl qantas.com qatarairways.com
questrade.com r-v.de rabobank.nl radissonhotels.com raiffeisen.at raiffeisen.ch rakuten-bank.co.jp rakutentravel.com
randstad.com rappi.com razorpay.com rbc.com rbcroyalbank.com realtor.com redfin.com reed.co.uk renfe.com rentalcars.com
revolut.com riu.com ro.co roberthalf.com robinhood.com rocketlawyer.com rocketmortgage.com rolandberger.com ruv.de
ryanair.com s-pankki.fi sanitas.es santander.co.uk santander.com santander.com.br santander.de santander.pl sas.se
saudia.com saxobank.com sbb.ch sberbank.ru sbi.co.in sbigroup.co.jp scalable.capital schwab.com scotiabank.com
seatgeek.com seb.se seek.com.au sequoiacap.com sharenow.com shine.fr shinhan.com signal-iduna.de singaporeair.com
sixt.com sixt.de sj.se skrill.com skyscanner.com skyscanner.de skyscanner.net smbc.co.jp sncf-connect.com sncf.com
societegenerale.com sofi.com sonnenklar.tv southwest.com sparebank1.no sparkasse.at sparkasse.de spirit.com squareup.com
standardbank.co.za starlingbank.com statefarm.com stepstone.de stripe.com stubhub.com subway.com sumup.com sumup.de
swedbank.se swica.ch swiggy.com swiss.com swisslife.ch swissquote.com swissre.com tacobell.com takeaway.com
talkspace.com tangerine.ca tap.pt targobank.de tatrabanka.sk tbank.ru tcs.com td.com techstars.com teladoc.com
thetrainline.com thuisbezorgd.nl ticketmaster.com tier.app tiket.com tinder.com tinkoff.ru tk.de tomorrow.one
topdanmark.dk toptal.com toss.im tossbank.com totaljobs.com traderepublic.com trainline.com traum-ferienwohnungen.de
travelers.com travelocity.com travelodge.com traveloka.com trenitalia.com trezor.io trip.com trivago.com trivago.de
trulia.com tryg.dk trygghansa.se tsb.co.uk tui.co.uk tui.com tui.de turkishairlines.com turo.com ubank.com.au uber.com
ubereats.com ubs.com uhc.com unicredit.it unicreditgroup.eu unipol.it unipolsai.it uniqa.at united.com
unitedhealthgroup.com uob.com.sg upwork.com urbansportsclub.com urlaubsguru.de urlaubspiraten.de usaa.com usbank.com
vanguard.com varomoney.com venmo.com verti.it viator.com virginatlantic.com virginaustralia.com visa.com vivid.money
voegol.com.br voi.com volksbank.de voyageprive.com vr.de vr.fi vrbo.com vtb.ru vueling.com vy.no warta.pl
wealthsimple.com webull.com wefox.com weg.de weightwatchers.com welcometothejungle.com wellsfargo.com wendys.com
westjet.com westpac.com.au wienerstaedtische.at wipro.com wise.com wizzair.com wolt.com workana.com worldline.com
worldpay.com ww.com wyndhamhotels.com yapikredi.com.tr yatra.com ycombinator.com yuh.com zenbusiness.com zerodha.com
zettle.com zillow.com zipcar.com ziprecruiter.com zkb.ch zurich.ch zurich.com
`);
