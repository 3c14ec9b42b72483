/** Makers of goods: cars, clothing, household, food, cosmetics, industry. */
import { toDomains } from './domain-list.ts';

export const CORPORATE_BRANDS = toDomains(`
1komma5grad.com 3m.com abb.com abbott.com abbvie.com adidas.com adidas.de aeg.de airbus.com alfaromeo.com allbirds.com
alpro.com amgen.com apollo.de aramco.com arcelik.com.tr arcteryx.com arket.com armani.com asics.com astonmartin.com
astrazeneca.com audi.com audi.de avene.com balenciaga.com bananarepublic.com bandainamcoent.com barilla.com basf.com
bayer.com bayer.de beiersdorf.com beko.com benetton.com benjerry.com bentleymotors.com bershka.com bethesda.net bett1.de
beyondmeat.com biggreenegg.com bioderma.com biontech.de birkenstock.com blackdiamondequipment.com blizzard.com bmw.com
bmw.de boehringer-ingelheim.com boeing.com bosch-home.com bp.com breville.com bridgestone.com britishgas.co.uk
brooksrunning.com buderus.de buick.com burberry.com byd.com c-a.com cadillac.com calvinklein.com calvinklein.us
capcom.com cartier.com casio.com casper.com cat.com caterpillar.com caudalie.com cb2.com celine.com cerave.com
chanel.com chevrolet.com chevron.com chrysler.com citizenwatch.com citroen.com citroen.fr claas.com clarins.com
clarks.com clinique.com coca-cola.com coca-colacompany.com colgate.com colgatepalmolive.com columbia.com
continental-tires.com continental.com converse.com cos.com crateandbarrel.com crocs.com cuisinart.com cupraofficial.com
dacia.com dacia.fr daikin.com dallmayr.com danone.com dbschenker.com deere.com deichmann.com delonghi.com deuter.com
dewalt.com dhl.com dhl.de diesel.com dior.com dodge.com dove.com dow.com dpd.com dpd.de dr-oetker.de dreametech.com
drhauschka.de drmartens.com drpepper.com drunkelephant.com ducati.com dupont.com dyson.co.uk dyson.com dyson.de e3dc.com
ea.com ecco.com ecovacs.com edf.fr edp.com edp.pt einhell.com electrolux.com electrolux.de emerson.com emma-matratze.de
emma-sleep.com emma.de enbw.com endesa.com enel.com enel.it engie.com engie.fr eni.com enpal.de enphase.com eon.com
eon.de eonenergy.com epicgames.com equinor.com esprit.com esteelauder.com eucerin.com eucerin.de everlane.com
exxonmobil.com fabletics.com fedex.com fendi.com fentybeauty.com ferrari.com ferrero.com festool.com festool.de fiat.com
fielmann.com fielmann.de fissler.com fjallraven.com ford.co.uk ford.com ford.de fossil.com frigidaire.com fronius.com
gap.com gardena.com garnier.com ge.com geappliances.com geberit.com geely.com generalmills.com genesis.com geox.com
gilead.com gillette.com glossier.com gls-group.com gm.com gmc.com goodyear.com gorenje.com greatwall.com.cn grohe.com
gsk.com gucci.com guess.com gymshark.com haagendazs.us haglofs.com haier.com hankooktire.com hansgrohe.com haribo.com
harley-davidson.com hasbro.com heinz.com helly-hansen.com hellyhansen.com henkel.com hermanmiller.com hermes.com
hermesworld.com hilti.com hisense.com hm.com hoka.com honda.com honeywell.com hugoboss.com husqvarna.com hyundai.com
iberdrola.com iberdrola.es illy.com impossiblefoods.com instantpot.com irobot.com jack-wolfskin.de jacobs.de jaguar.com
jeep.com jnj.com johndeere.com jura.com kaercher.com kao.com karcher.com kawasaki.com kelloggs.com kenvue.com
kenwoodworld.com kia.com kiehls.com kitchenaid.com knoll.com knorr.com komatsu.com kostal-solar-electric.com
kraftheinz.com krups.com ktm.com kuehne-nagel.com lacoste.com lamborghini.com lancia.com lancome.com landrover.com
laposte.fr laroche-posay.com laroche-posay.us lavazza.com lavazza.it lecreuset.com leejeans.com leesa.com lego.com
levi.com lexus.com liebherr.com lilly.com lindt-spruengli.com lindt.com lockheedmartin.com loewe.com loreal-paris.de
loreal.com louisvuitton.com lucidmotors.com lululemon.com lush.com maccosmetics.com maersk.com maggi.de mahindra.com
makita.com mammut.com mango.com marmot.com mars.com marutisuzuki.com maserati.com massimodutti.com mattel.com
maybelline.com maytag.com mazda.com medtronic.com melitta.de mercedes-benz.com mercedes-benz.de merck.com merckgroup.com
metabo.com mgmotor.eu michelin.com miele.com miele.de milka.de milwaukeetool.com mini.com misterspex.de
mitsubishi-motors.com mitsubishielectric.com mizuno.com modernatx.com moncler.com mondelezinternational.com
monsterenergy.com msrgear.com myhermes.de nectarsleep.com neff-home.com nespresso.com nestle.com newbalance.com nike.com
ninjakitchen.com nintendo.com nio.com nissan.com nissanusa.com nivea.com nivea.de nivea.fr northropgrumman.com
novartis.com novonordisk.com oatly.com octopus.energy octopusenergy.com oetker.de oldnavy.com omegawatches.com
on-running.com on.com opel.de oralb.com orsted.com ortovox.com osprey.com ovoenergy.com pandora.net patagonia.com
paulaschoice.com pepsi.com pepsico.com peugeot.com peugeot.fr pfizer.com pg.com piaggio.com pirelli.com playmobil.com
playstation.com polestar.com porsche.com potterybarn.com prada.com pullandbear.com puma.com purple.com rab.equipment
ralphlauren.com ramtrucks.com rarebeauty.com ravensburger.com ravensburger.de ray-ban.com raytheon.com reckitt.com
redbull.com reebok.com renault.com renault.fr repsol.com riotgames.com ritter-sport.com rivian.com roborock.com
roche.com rockstargames.com rockwellautomation.com rolex.com rolls-royce.com rolls-roycemotorcars.com royalmail.com
rwe.com s-oliver.com saatva.com saeco.com sageappliances.com salomon.com sandoz.com sanofi.com saucony.com
schneider-electric.com schwarzkopf.com se.com seat.com sega.com seiko.com senec.com sharkclean.com sharkninja.com
shell.com shiseido.com skoda-auto.com skoda-auto.de sleepnumber.com sma.de smart.com smeg.com solaredge.com sonnen.de
square-enix.com starbucks.com staub-online.com steelcase.com stellantis.com stiebel-eltron.de stihl.com stihl.de
stradivarius.com subaru.com sunpower.com suzuki.com swarovski.com swatch.com tagheuer.com takeda.com tatamotors.com
tchibo.de tefal.com tefal.de tefal.fr tempur.com tempurpedic.com tesla.com tevapharm.com thebodyshop.com
thenorthface.com theordinary.com thermomix.com thyssenkrupp.com tiffany.com timberland.com tissotwatches.com
tom-tailor.de tommy.com totalenergies.com totalenergies.fr toyota.com toyota.de traeger.com triumphmotorcycles.com
ubisoft.com ugg.com underarmour.com unilever.com unileverfoodsolutions.com ups.com usps.com vaillant.com vaillant.de
valvesoftware.com vans.com vattenfall.com vattenfall.de vaude.com veja-store.com velux.com versace.com vespa.com
vestel.com.tr vichy.com viessmann.com viessmann.de vitamix.com vitra.com volkswagen.com volkswagen.de volvocars.com
vorwerk.com vorwerk.de vw.com warbyparker.com weber.com weberbarbecues.com weleda.com weleda.de westelm.com
whirlpool.com wmf.com wrangler.com xbox.com xpeng.com yamaha-motor.com yves-rocher.fr zara.com zolar.de zwilling.com
`);
