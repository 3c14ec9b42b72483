/** News, magazines and trade press in German. */
import { toDomains } from './domain-list.ts';

export const EDITORIAL_GERMAN = toDomains(`
11freunde.de 20min.ch 24heures.ch 4players.de aachener-zeitung.de aargauerzeitung.ch abendblatt.de
abendzeitung-muenchen.de absatzwirtschaft.de ad-magazin.de adac.de aerzteblatt.de aerztezeitung.de ahgz.de allesbeste.de
androidpit.de appgefahren.de ard.de areadvd.de areamobile.de augsburger-allgemeine.de auto-motor-und-sport.de auto.de
autobild.de autozeitung.de badische-zeitung.de basicthinking.de bauen.de bazonline.ch beck-aktuell.de beobachter.ch
berliner-zeitung.de bernerzeitung.ch biallo.de bigdata-insider.de bike-magazin.de bilanz.ch bild.de blick.ch bnn.de
boerse-online.de boerse.de boersen-zeitung.de br.de brandeins.de brigitte.de brutkasten.com bunte.de bz-berlin.de
capital.de caravaning.de caschys.blog cash-online.de cash.ch cash.de cdt.ch channelpartner.de check24.de chip.de cio.de
cloudcomputing-insider.de co2online.de comparis.ch computer-automation.de computerbase.de computerbild.de
computerwoche.de computerworld.ch connect.de cosmopolitan.de curved.de dasinvestment.com deraktionaer.de
derbrutkasten.com derbund.ch derstandard.at deutsche-startups.de deutschlandfunk.de deutschlandfunkkultur.de
diepresse.com digitalphoto.de dnn.de durchblicker.at dvz.de dw.com dwdl.de e-commerce-magazin.de eatsmarter.de
ebike24.de ecomento.de ecommerce-news-magazin.de efahrer.com electrive.net elektroauto-news.net elektroniknet.de elle.de
eltern.de energie-experten.org essen-und-trinken.de euronews.com evergreenmedia.at exciting-commerce.de experten.de
express.de falstaff.com falter.at familie.de faz.net feinschmecker.com finanzen.net finanztest.de finanztip.de
fitforfun.de focus.de fondsprofessionell.de fotomagazin.de fr.de freiepresse.de freundin.de fuer-gruender.de fuersie.de
futurezone.at fuw.ch gala.de gamepro.de gamestar.de gaultmillau.de general-anzeiger-bonn.de geo.de giga.de glamour.de
godmode-trader.de golem.de gruenderszene.de handelsblatt.com handelszeitung.ch haufe.de haus.de hausjournal.net haz.de
heise.de heute.at heute.de hifitest.de horizont.net hr.de humanresourcesmanager.de ifun.de ign.de impulse.de imtest.de
infranken.de ingenieur.de inside-digital.de inside-it.ch insideevs.de instyle.de iphone-ticker.de it-business.de
it-daily.net jolie.de juve.de kaufberater.io kicker.de kleinezeitung.at kn-online.de konsument.at kress.de krone.at
ksta.de ktipp.ch kuechengoetter.de kurier.at leben-und-erziehen.de lebensmittelzeitung.net lecker.de lematin.ch
letemps.ch lite-magazin.de ln-online.de logistik-heute.de lto.de luxtimes.lu luzernerzeitung.ch lvz.de maclife.de
macwelt.de mainpost.de manager-magazin.de mannheimer-morgen.de maz-online.de mdr.de meedia.de menshealth.de merkur.de
mittelbayerische.de mobilegeeks.de moneyland.ch mopo.de morgenpost.de motor1.de motorradonline.de
mountainbike-magazin.de mz.de n-tv.de nachrichten.at nationalgeographic.de ndr.de netmoms.de netzpolitik.org netzwelt.de
netzwoche.ch neuepresse.de neuhandeln.de news.at nextpit.de nordbayern.de nordkurier.de notebookcheck.com noz.de nrz.de
nw.de nzz.ch oe24.at oekotest.de omt.de onetz.de onlinemarketing.de onvista.de orf.at ostsee-zeitung.de otz.de
pcgames.de pcgameshardware.de pcwelt.de persoenlich.com personalwirtschaft.de petra.de pharmazeutische-zeitung.de
pm-wissen.com pnp.de procontra-online.de produktion.de profil.at promobil.de quarks.de radiobremen.de ran.de rbb24.de
rhein-zeitung.de rheinpfalz.de rnz.de roadbike.de rp-online.de rsi.ch rtings.com rtl.de rts.ch ruhrnachrichten.de
runnersworld.de saarbruecker-zeitung.de saechsische.de saldo.ch salzburg24.at schoener-wohnen.de schwaebische.de
scinexx.de security-insider.de selbst.de seokratie.de shz.de sistrix.de smarticular.net sn.at
spektrum-der-wissenschaft.de spiegel.de sport1.de sportschau.de spox.com sr.de srf.ch stadt-bremerhaven.de
starting-up.de stern.de stiftung-warentest.de stuttgarter-nachrichten.de stuttgarter-zeitung.de sueddeutsche.de
suedkurier.de svz.de swissinfo.ch swp.de swr.de sz.de t3n.de tagblatt.ch tagesanzeiger.ch tagesschau.de tagesspiegel.de
taz.de tdg.ch teltarif.de test.de testberichte.de testit.de testsieger.de textilwirtschaft.de thueringer-allgemeine.de
tour-magazin.de transfermarkt.de trend.at tt.com tz.de unternehmer.de utopia.de vdi-nachrichten.com vergleich.org
verivox.de vn.at vogue.de vol.at volksstimme.de watson.ch waz.de wdr.de welt.de weser-kurier.de wienerzeitung.at
winfuture.de wissenschaft.de wiwo.de wn.de womenshealth.de wort.lu wuv.de zdf.de zeit.de
`);
