/** What is praised in food, hotels, travel and shops, in Dutch. */
export const PRAISE_PLACES = `
  {met liefde|met zorg|met passie|met aandacht} {bereid|gemaakt|gekookt|klaargemaakt|gebakken|uitgekozen},
  {watertanden|smakelijk|smullen|smulden|vingers aflikken|likkebaarden}, om je {vingers|duimen} bij af te likken,
  {bediening|ober|gastvrouw|gastheer|personeel|receptie|obers|eigenaar|eigenaresse|crew|bemanning} {is|was|waren|zijn} {attent|alert|oplettend|schattig|top|in de weer|schatten|toppers|goud waard|onovertroffen|hartverwarmend|voorkomend|een en al|allercharmantst|hartstikke|supervriendelijk|zo vriendelijk|altijd vrolijk|vrolijk},
  {bed|bedden|kamer|kamers|badkamer|lakens|zwembad|terras|tuin|ligging|ontbijt|ontbijtbuffet} {is|zijn|was|waren|ligt|liggen|sliep|sliepen} {zalig|heerlijk|royaal|brandschoon|om je in te verliezen|om niet meer uit te komen|een droom|zeer verzorgd|fris|van alle gemakken|spic en span|prachtig|heerlijk zacht|ideaal|perfect|uitstekend|ruim en|lekker ruim|schitterend|uitgebreid},
  {zon|rust|stilte} {en|} {alle kans om|rondom},
  {plek|plekje|adres|adresje|zaak|zaakje|tent|tentje|winkel|winkeltje|restaurant|hotel} {om|waar} {van te houden|te koesteren|te onthouden|je graag|je blij|nooit meer weg te gaan|tot rust|je verwend|je je thuis|verliefd|terug te keren|de tijd vergeet},
  {verwend|vertroeteld|in de watten} {gelegd|van begin|als|worden|werden|voelen|voelden|tot in},
  {loop|liep|stap|stapt} {je|ik} {altijd|met een|vrolijk|blij|tevreden} {_|glimlach|} {buiten|naar buiten|met een glimlach},
  {ga|gaat|ging} {je|ik} {met een|met een volle} {glimlach|voldaan gevoel|goed gevoel|buik} {weg|naar huis|naar buiten}`;
