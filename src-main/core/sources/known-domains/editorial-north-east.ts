/** News, magazines and trade press of northern, central and eastern Europe, Turkey and Greece, and the Dutch-speaking press. */
import { toDomains } from './domain-list.ts';

export const EDITORIAL_NORTH_EAST = toDomains(`
15min.lt 24.hu 24chasa.bg 24sata.hr 24ur.com 3dnews.ru 444.hu aa.com.tr aamulehti.fi ad.nl adevarul.ro adformatie.nl
adressa.no affarsvarlden.se afisha.ru aftenbladet.no aftenposten.no aftonbladet.se agconnect.nl agenda.ge agora.md
ahallerhande.nl aif.ru ain.ua aktuality.sk aktualne.cz alt.dk androidworld.nl antyweb.pl anwb.nl arenait.ro
armenpress.am arvopaperi.fi auto.cz autokult.pl autovisie.nl autoweek.nl avaz.ba b92.net balkaninsight.com bankier.pl
benchmark.pl berlingske.dk bilmagasinet.dk birgun.net blesk.cz blic.rs blikk.hu bloomberght.com bnnvara.nl bnr.nl
borsen.dk breakit.se bright.nl broom.no bruzz.be bt.dk bt.no bug.hr businessinsider.com.pl campaigntr.com capital.bg
capital.gr censor.net ceskatelevize.cz championat.com chip.com.tr chip.pl civil.ge cnews.cz cnews.ru cnnturk.com
comperia.pl compricer.se computable.nl computersweden.se computerworld.dk ct24.cz culy.nl cumhuriyet.com.tr dagbladet.no
dagenshandel.se dagensmedia.se danas.rs delfi.ee delfi.lt delfi.lv delo.si demorgen.be denik.cz dennikn.sk di.se digi.no
digi24.ro diken.com.tr dinside.no dir.bg dn.no dn.se dnevnik.bg dnevnik.si dorzeczy.pl dou.ua dr.dk drom.ru dunya.com
dziennik.pl e15.cz e24.no eda.ru egirisim.com ekathimerini.com ekonomim.com ekstrabladet.dk elektronikbranschen.se
elsevier.nl emerce.nl ensonhaber.com epravda.com.ua err.ee euroman.dk ewmagazine.nl expressen.se fakt.pl fd.nl fdm.dk
femina.dk ferra.ru finam.ru finance.si finans.dk finansavisen.no flair.be forbes.cz forbes.ru forsal.pl
frankwatching.com g4media.ro gandul.ro garaz.cz gaslicht.com gazeta.pl gazeta.ru gazeta.uz gazetaprawna.pl gazzetta.gr
geenstijl.nl gezondheidsnet.nl godt.no gp.se groene.nl gva.be haberturk.com hardware.info hartvannederland.nl hbl.fi
hbvl.be hegnar.no hln.be hn.cz hnonline.sk hotnews.ro hs.fi humo.be hurriyet.com.tr hvg.hu icakuriren.se iculture.nl
idnes.cz iefimerida.gr ihned.cz iltalehti.fi in.gr independer.nl index.hr index.hu information.dk ing.dk insomnia.gr
instalki.pl interfax.ru interia.pl investor.bg irozhlas.cz is.fi itc.ua ixbt.com iz.ru joop.nl jp.dk jutarnji.hr
jyllands-posten.dk kaleva.fi kampanje.com kathimerini.gr kauppalehti.fi kieskeurig.nl kk.no klassekampen.no klikk.no
klix.ba knack.be kobieta.pl kode24.no kolesa.ru kommersant.ru komputerswiat.pl kp.ru kristeligt-dagblad.dk kurir.rs
kwestiasmaku.com kyivindependent.com kyivpost.com lenta.ru libelle.nl libertatea.ro lidovky.cz lifo.gr liga.net linda.nl
log.com.tr lrt.lt lrytas.lt lsm.lv lupa.cz m3.se mamstartup.pl margriet.nl marketingfacts.nl marketingprzykawie.pl
marketingturkiye.com.tr matprat.no mbl.is mediafax.ro mediapool.bg medonet.pl meduza.io mesec.cz metronieuws.nl
mikrobitti.fi milliyet.com.tr mk.ru mobil.se mobilmania.cz moldova1.md money.pl morgenbladet.no moto.pl motor.no
motor.ru mt.nl mtvuutiset.fi n1info.com naftemporiki.gr natemat.pl nefisyemektarifleri.com nettavisen.no newsbomb.gr
newsweek.pl niebezpiecznik.pl nieuwsblad.be nos.nl nova.rs novayagazeta.ru novini.bg novinky.cz nowymarketing.pl nrc.nl
nrk.no ntv.com.tr nu.nl nv.ua nyteknik.se ofeminin.pl omni.se onedio.com onet.pl onliner.by origo.hu parool.nl
pazarlamasyon.com pb.pl pcforalla.se penize.cz podnikatel.cz politika.rs politiken.dk polityka.pl polsatnews.pl
poradnikzdrowie.pl portfolio.hu poslovni.hr postimees.ee povar.ru pravda.com.ua pravda.sk pricewise.nl privataaffarer.se
profit.ro prohardver.hu protothema.gr purepc.pl quotenet.nl rad-ron.se radiozet.pl rb.ru rbc.ru reflex.cz respekt.cz
resume.se rg.ru ria.ru rmf24.pl root.cz rp.pl rt.com rtl.nl rtlnieuws.nl rtvslo.si ruv.is sabah.com.tr samvirke.dk se.pl
seznamzpravy.cz shiftdelete.net shifter.no side3.no siol.net skai.gr sme.sk snob.ru sozcu.com.tr spidersweb.pl
sport-express.ru sports.ru sprout.nl sravni.ru standaard.be stirileprotv.ro subiektywnieofinansach.pl suomenkuvalehti.fi
svd.se sverigesradio.se svetandroida.cz svt.se sydsvenskan.se t24.com.tr talouselama.fi tanea.gr tass.com tass.ru
techzine.nl tek.no tekniikanmaailma.fi tekniikkatalous.fi teknikensvarld.se telegraaf.nl telegraf.rs telepolis.pl
telex.hu tengrinews.kz teraz.sk the-village.ru tijd.be tivi.fi topky.sk toprecepty.cz totalcar.hu tovima.gr tportal.hr
trend.sk trouw.nl trthaber.com ts.fi tut.by tv2.no tv4.se tvn24.pl tvnet.lv tvp.info tweakers.net twinklemagazine.nl
tygodnikpowszechny.pl ukrinform.ua unboxholics.com unian.ua uusisuomi.fi va.se vecernji.hr vedomosti.ru version2.dk
vg.hu vg.no vibilagare.se vijesti.me visir.is vitalia.cz voedingscentrum.nl volkskrant.nl vrt.be vtm.be vz.lt
wall-street.ro webrazzi.com webtekno.com wirtualnemedia.pl wp.pl wprost.pl wyborcza.pl yemek.com zakon.kz zerkalo.io
zf.ro zive.cz zive.sk zmarta.se zn.ua zr.ru zwierciadlo.pl
`);
