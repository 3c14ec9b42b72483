/** Works to look things up in: encyclopedias, dictionaries, databases, standards and documentation. */
import { toDomains } from './domain-list.ts';

export const REFERENCE = toDomains(`
academic.ru acm.org acronymfinder.com acs.org afnor.org aip.org allaboutbirds.org allmusic.com almaany.com ameli.fr
ams.org ansi.org apache.org apotheken-umschau.de aps.org archive.org archlinux.org arxiv.org astm.org audubon.org
austlii.edu.au baike.com bailii.org ballotpedia.org base-search.net beuth.de bharatdiscovery.org bigenc.ru biorxiv.org
bmj.com boe.es bpb.de brilliant.org britannica.com brockhaus.de bsigroup.com builtwith.com bundesanzeiger.de
cambridge.org caniuse.com canlii.org case.law cell.com cencenelec.eu chemie.de cihai.com.cn citizendium.org
clevelandclinic.org clojure.org cnrtl.fr cochrane.org cochranelibrary.com collinsdictionary.com commonmark.org
companieshouse.gov.uk conceptodefinicion.de core.ac.uk countryeconomy.com coursera.org courtlistener.com cpan.org
cplusplus.com cppreference.com crates.io crossref.org crunchbase.com css-tricks.com d-nb.info dart.dev datosmacro.com
debian.org definicion.de degruyter.com dejure.org denstoredanske.dk desmos.com deutsche-digitale-bibliothek.de
devdocs.io dicio.com.br dict.cc dictionary.com din.de dnb.com doaj.org docs.rs doi.org dpma.de drugs.com duden.de
dwds.de eclipse.org ecma-international.org edx.org elixir-lang.org elsevier.com enciclopedia.cat encyclo.nl
encyclopedia.com ensie.nl epo.org erlang.org espacenet.com etsi.org etymonline.com europeana.eu everipedia.org
explainthatstuff.com fedoraproject.org figshare.com findlaw.com finlex.fi fishbase.org freebsd.org freecodecamp.org
frontiersin.org fundeu.es gabler-banklexikon.de gabler.de gallup.com gapminder.org garzantilinguistica.it gbif.org
geeksforgeeks.org gentoo.org geogebra.org geonames.org gesetze-im-internet.de gesundheitsinformation.de gnu.org go.dev
golang.org gramota.ru graphql.org gutenberg.org hamichlol.org.il handelsregister.de haskell.org hathitrust.org
healthline.com helm.sh hindawi.com howstuffworks.com hudong.com iana.org icann.org iec.ch iec.org ieee.org ietf.org
imdb.com imidas.jp inaturalist.org indexmundi.com infopedia.pt infoplease.com investopedia.com iop.org ipsos.com
isfdb.org iso.org isocpp.org itis.gov itu.int iucnredlist.org jamanetwork.com java.com javatpoint.com
jewishvirtuallibrary.org jisho.org json-schema.org json.org jstor.org julialang.org juraforum.de justia.com kartaslov.ru
keepachangelog.com kernel.org khanacademy.org kielitoimistonsanakirja.fi knoema.com kotlinlang.org kotobank.jp
krugosvet.ru kubernetes.io larousse.fr latlong.net ldoceonline.com legifrance.gouv.fr legislation.gov.uk leo.org
lerobert.com lex.dk lexico.com linguee.com linguee.de linguee.es linguee.fr linternaute.fr livescience.com loc.gov
lovdata.no macmillandictionary.com macrotrends.net marefa.org mariadb.org mathsisfun.com mathway.com mayoclinic.org
mdpi.com mediawiki.org medicalnewstoday.com medlineplus.gov medrxiv.org medscape.com merckmanuals.com
merriam-webster.com metacpan.org milog.co.il moedict.tw msdmanuals.com musicbrainz.org mysql.com namu.wiki naob.no
nature.com ne.se nechybujte.cz nejm.org netdoktor.at netdoktor.de newworldencyclopedia.org nisanyansozluk.com nodejs.org
nolo.com normattiva.it northdata.com northdata.de npmjs.com numbeo.com oanda.com oasis-open.org oed.com omg.org
onmeda.de onpulson.de onzetaal.nl openapis.org openbsd.org opencontainers.org opencorporates.com openfoodfacts.org
openjdk.org openjurist.org openlibrary.org openstreetmap.org openthesaurus.de orcid.org ordnet.dk ordnett.no osf.io
oup.com ourworldindata.org overheid.nl owler.com oxfordlearnersdictionaries.com oxfordreference.com oyez.org
patient.info perl.org pewresearch.org php.net phys.org pitchbook.com plantnet.org plos.org pnas.org pons.com
postgresql.org priberam.org priberam.pt programiz.com purplemath.com pwn.pl pypi.org python.org r-project.org rae.es
readthedocs.io readthedocs.org rechtslexikon.net retsinformation.dk reverso.net rfc-editor.org rsc.org rspb.org.uk
ruby-lang.org rubygems.org rust-lang.org ruwiki.ru rxlist.com sagepub.com saob.se sapere.it scala-lang.org schema.org
scholarpedia.org science.org sciencedaily.com sciencedirect.com semanticscholar.org semver.org shabdkosh.com siam.org
significados.com similarweb.com sjp.pl snl.no so.se spektrum.de springer.com sqlite.org ssrn.com statista.com
statpearls.com svenska.se swift.org symbolab.com tandfonline.com tdk.gov.tr thefreedictionary.com thelancet.com
themoviedb.org thesaurus.com thetvdb.com tieteentermipankki.fi time.is timeanddate.com todamateria.com.br
tradingeconomics.com treccani.it tutorialspoint.com typescriptlang.org ubuntu.com udacity.com unicode.org universalis.fr
uptodate.com urbandictionary.com uspto.gov vandale.nl verywellhealth.com vidal.fr vocabulary.com w3.org w3schools.com
wappalyzer.com web.dev weblio.jp webmd.com whatwg.org wikibooks.org wikidata.org wikimedia.org wikinews.org
wikipedia.org wikiquote.org wikisource.org wikiversity.org wikivoyage.org wiktionary.org wiley.com wipo.int wissen.de
wolfram.com wolframalpha.com wordreference.com worldatlas.com worldcat.org worldometers.info wortbedeutung.info xe.com
yougov.com zdic.net zenodo.org zoominfo.com
`);
