/** News, magazines and trade press in French, Italian, Spanish, Catalan and Portuguese. */
import { toDomains } from './domain-list.ts';

export const EDITORIAL_ROMANCE = toDomains(`
01net.com 20minutes.fr 20minutos.es 3djuegos.com 4gnews.pt 750g.com abc.com.py abc.es abola.pt actu.fr adnkronos.com
adslzone.net agi.it alvolante.it ambito.com animalpolitico.com ansa.it antena3.com applesfera.com ara.cat aranzulla.it
as.com auto-moto.com autobild.es automobile-magazine.fr automoto.it autoplus.fr avvenire.it bfmtv.com biobiochile.cl
blogdumoderateur.com bluradio.com bolsamania.com bonviveur.es borsaitaliana.it boursier.com boursorama.com brasil247.com
brusselstimes.com businessinsider.es cadenaser.com canaltech.com.br capital.fr caracol.com.co caradisiac.com
cartacapital.com.br cbnews.fr ccma.cat challenges.fr chefdentreprise.com chocale.cl clarin.com clubic.com cmjornal.pt
cnews.fr cnnbrasil.com.br coches.net computerhoy.com contaspoupanca.pt cooperativa.cl cope.es correiobraziliense.com.br
corriere.it corrieredellosport.it cosmopolitan.fr cotemaison.fr courrier-picard.fr courrierinternational.com
cronista.com cuatro.com cucchiaio.it cuerpomente.com cuisineactuelle.fr cuisineaz.com df.cl dhnet.be diariodenavarra.es
diariodesevilla.es diariolibre.com diariomotor.com diariosur.es diariovasco.com dinheirovivo.pt directoalpaladar.com
dissapore.com dn.pt dna.fr donnamoderna.com doutorfinancas.pt dynamique-mag.com e-marketing.fr ecommercebrasil.com.br
ecommercemag.fr economyup.it efe.com elcomercio.com elcomercio.pe elconfidencial.com elcorreo.com eldiario.es
eleconomista.com.mx eleconomista.es elespanol.com elespectador.com elfinanciero.com.mx elfinancierocr.com elle.com
elle.fr elle.it elmostrador.cl elmundo.es elnacional.cat elnacional.com elnuevodia.com elobservador.com.uy elpais.com
elpais.com.uy elperiodico.com elsalvador.com eltiempo.com eluniversal.com eluniversal.com.mx eluniverso.com emol.com
emprendedores.es engage.it enter.co estadao.com.br estrepublicain.fr europapress.es europe1.fr everyeye.it exame.com
excelsior.com.mx expansion.com expansion.mx expresso.pt facile.it fanpage.it farodevigo.es femmeactuelle.fr folha.com.br
forbes.com.mx forbes.es france24.com franceculture.fr franceinfo.fr franceinter.fr francetvinfo.fr frandroid.com
frenchweb.fr futura-sciences.com gamberorosso.it gazetadopovo.com.br gazzetta.it gazzettadelsud.it genbeta.com geo.fr
gestion.pe giallozafferano.it globo.com grazia.fr grazia.it hdblog.it helpmycash.com heraldo.es hipertextual.com
hola.com huffingtonpost.es huffingtonpost.fr humanite.fr ideal.es ig.com.br ilfattoquotidiano.it ilfoglio.it
ilgazzettino.it ilgiornale.it ilgiorno.it ilmattino.it ilmessaggero.it ilpost.it ilrestodelcarlino.it ilsecoloxix.it
ilsole24ore.com influencia.net infobae.com infolibre.es infomoney.com.br internazionale.it invertia.com investireoggi.it
iodonna.it iprofesional.com istoe.com.br jn.pt jornada.com.mx jornaldenegocios.pt journaldesfemmes.fr journaldugeek.com
journaldunet.com kelisto.es konbini.com la-croix.com la-razon.com la7.it ladepeche.fr ladn.eu lalibre.be lamontagne.fr
lanacion.com.ar lanazione.it lance.com.br lanouvellerepublique.fr laprensa.hn laprensagrafica.com laprovence.com
larazon.es larepublica.co larepublica.pe larepubliquedespyrenees.fr largus.fr lasexta.com lasicilia.it lasprovincias.es
lastampa.it latercera.com latribune.fr lavanguardia.com lavenir.net lavoixdunord.fr lavozdegalicia.es lci.fr lecho.be
lecoindesentrepreneurs.fr ledauphine.com lefigaro.fr legalplace.fr legalstart.fr leguidedesentrepreneurs.fr lelynx.fr
lemonde.fr lemondeinformatique.fr leparisien.fr lepoint.fr leprogres.fr lequipe.fr lerevenu.com lesechos.fr
lesfurets.com lesnumeriques.com lesoir.be letelegramme.fr levante-emv.com levif.be lexpress.fr liberation.fr
liberoquotidiano.it linkiesta.it listindiario.com lne.es lostiempos.com lsa-conso.fr lunion.fr maddyness.com
magicmaman.com maison-travaux.fr maisonapart.com marca.com marianne.net marieclaire.fr marketing4ecommerce.net
marketingdirecto.com mediapart.fr meilleurtaux.com meioemensagem.com.br merca20.com metropoles.com midilibre.fr
mieuxvivre-votreargent.fr milanofinanza.it milenio.com minhavida.com.br money.it moneytimes.com.br moneyvox.fr motor.es
motorpasion.com multiplayer.it mundodeportivo.com mundodomarketing.com.br muycomputer.com my-personaltrainer.it
nacion.com navigaweb.net nexojornal.com.br next.ink nextinpact.com nicematin.com ninjamarketing.it nit.pt nouvelobs.com
numerama.com observador.pt ojogo.pt okdiario.com ole.com.ar olhardigital.com.br ondacero.es open.online ouest-france.fr
pagina12.com.ar panelinha.com.br panorama.it papernest.com parents.fr paris-normandie.fr perfil.com peru21.pe
phonandroid.com poder360.com.br portafolio.co prensa.com prensalibre.com presse-citron.net primicias.ec proceso.com.mx
publico.es publico.pt punto-informatico.it puromarketing.com quattroruote.it quifinanza.it quotidiano.net r7.com
radiofrance.fr rai.it rainews.it rastreator.com reasonwhy.es recetasgratis.net record.pt reforma.com repubblica.it
republicain-lorrain.fr rfi.fr routard.com rpp.pe rtbf.be rtl.be rtl.fr rtp.pt rtve.es sabado.pt sabervivirtv.com
salvatorearanzulla.it santemagazine.fr sapo.pt science-et-vie.com sciencesetavenirs.fr segugio.it selectra.info
semana.com seudinheiro.com sicnoticias.pt siecledigital.fr silicon.fr slate.fr smartworld.it sofoot.com soldionline.it
sopitas.com sostariffe.it sport.es startse.com startupitalia.eu strategies.fr sudinfo.be sudouest.fr t13.cl
techtudo.com.br tecmundo.com.br tecnoblog.net telam.com.ar telecinco.es telva.com terra.com.br tf1info.fr tn.com.ar
today.it tomshw.it topsante.com tpi.it trendencias.com tuasaude.com tudocelular.com tudogostoso.com.br turbo.fr
tuttosport.com tv5monde.com ultimahora.com unionesarda.it unocero.com uol.com.br usine-digitale.fr usinenouvelle.com
valeursactuelles.com vanityfair.it varmatin.com vidaextra.com vilaweb.cat visao.pt vogue.es vogue.fr vogue.it
vozpopuli.com wallstreetitalia.com wired.it xataka.com xataka.com.mx xatakamovil.com xatakandroid.com zdnet.fr
zonebourse.com
`);
