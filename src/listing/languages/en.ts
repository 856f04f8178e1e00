import type { Language } from '../reader/meanings.ts';

export const en: Language = {
  // prettier-ignore
  countries: {
    FR: 'France', IT: 'Italy', ES: 'Spain',
    US: 'USA | U.S.A. | U.S.A | U.S. | United States | United States of America | America', DE: '{,west }Germany',
    CH: 'Switzerland', JP: 'Japan', PT: 'Portugal', RO: 'Romania', KR: 'South Korea | Korea', IN: 'India',
    AR: 'Argentina', BR: 'Brazil', TR: 'Turkey | Türkiye', MX: 'Mexico', BE: 'Belgium',
    GB: 'United Kingdom | UK | Great Britain | England | Scotland', MC: 'Monaco', HK: 'Hong Kong', YU: 'Yugoslavia',
    CS: 'Czechoslovakia', CN: 'China | PRC', TW: 'Taiwan', TH: 'Thailand', VN: 'Vietnam | Viet Nam',
    PH: 'Philippines', ID: 'Indonesia', MA: 'Morocco', TN: 'Tunisia', PL: 'Poland', NL: 'Netherlands | Holland',
    AT: 'Austria', CA: 'Canada',
  },
  // prettier-ignore
  adjectives: {
    FR: 'French', IT: 'Italian', ES: 'Spanish', US: 'American | US', DE: 'German', CH: 'Swiss',
  },
  // prettier-ignore
  months: [
    'january | jan', 'february | feb', 'march | mar', 'april | apr',
    'may', 'june | jun', 'july | jul', 'august | aug',
    'september | sept | sep', 'october | oct', 'november | nov', 'december | dec',
  ],
  eras: [
    { names: 'eighties', first: 1980, last: 1989 },
    { names: 'nineties', first: 1990, last: 1999 },
    { names: 'noughties | aughts', first: 2000, last: 2009 },
  ],
  numbers: { 10: 'ten', 20: 'twenty', 30: 'thirty' },
  // prettier-ignore
  parts: {
    early: 'early | {at ,}the beginning | the start | start', mid: 'mid | middle', late: 'late | the end',
    firstHalf: '{the ,}first half', secondHalf: '{the ,}second half | {the ,}latter half', spring: 'spring',
    summer: 'summer{,time}', autumn: 'fall | autumn', winter: 'winter | christmas | xmas', q1: 'q1',
    q2: 'q2 | second quarter', q3: 'q3 | third quarter', q4: 'q4 | {fourth,last} quarter',
  },
  words: {
    made: `
      {,hand}made | made~in | crafted | handcrafted | hand-{made,crafted} | stitched | sewn | manufactured | produced
      fabricated | constructed | assembled | built | created | mfd | fabrication | production | manufacture | make
      left the {workshop,factory,atelier} | dates {,back }{from,to} | dating {,back }{from,to}`,
    madePlace: `
      {country,place,region} of {manufactur*,origin,production,fabrication,making}
      {production,manufacturing,manufacture} {country,location,place} | manufacturing location
      label {says,reads} | origin | country | place of mfg | mfg country | workshop`,
    within: 'in | the',
    // Codes and other numbers.
    codeCue: `
      {date,data}~{code,stamp}{,s} | datacode{,s} | code~stamp{,s} | code~date | authenticity code
      {production,factory,authenticity,interior,inside,internal} {code,number}{,s} | date/authenticity code
      authenticity and serial number | serial{,s} | serial numbers | serial no. | serial~number / date code
      d/c | s/n | made~code | number inside`,
    codePlace: '{leather ,}{tag,tab} | label',
    below: `
      below | underneath | under it | on the second | then | above | over | followed by | letters
      {numbers,digits}`,
    stampCue: `
      code{,s} | coded | numbered | {,heat}stamp{,s,ed} | embossed | imprinted | impressed
      {tag,tab,stamp} {says,reads} | i {can ,}read | dc`,
    codeNoun: 'code{,s}',
    reference: `
      sku | upc | ean | gtin | isbn | asin | hs | hts | zip | zipcode
      {post,zip,postal,discount,coupon,voucher,door,error,access,lock,area,color,colour,qr,bar,item,product,hs,gift,dress,wifi,alarm,entry,security,source,order,tracking,referral,price,shop}~code{,s}
      postcode | barcode | po box | promo* | discount | coupon | voucher | referral | item | stock | inventory
      lot | order | invoice | tracking | shipment | parcel | ref{,s} | ref. | reference | flight | confirmation | room | gate
      licen{s,c}e | plate | locker | seat | parking | booking | reservation | ticket | pin | combination | phone
      telephone | tel | fax | whatsapp | mobile | account | iban | vat | customs | tariff | certificate | cert
      listing | auction | permit | report | policy | claim | mail | pantone | id | user | login | apartment
      doorbell | highway | route | road | case | engine | shelf | page | pope | hotel | credit | appendix | annexe
      annex | {code,codes} {needed,required,necessary} | at checkout | free shipping | gets you | off
      code of conduct | control number | series | boarding pass | train | passport | serial killer | password | bus | shade`,
    style: `
      style | model | product | article | art | ref | reference | sku | item
      {style,model,product,article,item} code`,
    lock: '{,pad}lock | padlock | key{,s} | sterling | silver | gold | sv | hallmark*',
    unit: `
      inch{,es} | in. | cm | mm | m | lbs | kg | g | euro{,s} | dollar{,s} | eur | usd | gbp | chf | jpy | yen
      cny | rmb | obo | plus tax | times`,

    // Making.
    makingDate: `
      {making,made} {date,year} | {date,year,yr} of {manufactur*,making} | dated | dates | mfg. | mfg
      {bag,purse,handbag,wallet,tote,piece} {,is }from | it s from | is from | era | period`,
    from: 'from',
    part: `
      strap{,s} | chain | charm | box | dust~bag | insert | organi{s,z}er | shaper | lining | zipper | zip
      buckle | handle{,s} | hardware | booklet | twilly | base | lace | {paper,carrier,shopping} bag
      {,come ,comes }with {a,the,its} {,key }{pouch,pochette,wallet}`,

    // After it was made.
    bought: `
      purchas* | bought | found | buy | acquired | picked up | won | sold | sell* | paid | ordered`,
    received:
      'gift{,s,ed} | given | received | got | inherited | present from | gave {it,this} to me | surprised me with {this,it} | gave me {this,it} | {birthday,wedding,graduation,anniversary} present',
    receipt: 'receipt{,s} | invoice',
    owned: `
      owned {,by me ,by us }| {i,have} had {this,her} | i ve had | mine since | owner{,s} | own | had it since
      in my {closet,wardrobe,possession} | {my,your,private,her,a lady s} collection | collection of {a,an,my}`,
    worn: 'worn | wore | used | use | carried | kept | stored | using',
    repaired: `
      repair* | replaced | restored | refurbished | relined | serviced | cleaned | reconditioned | re-dyed
      new {strap,handles,lining} | vachetta {made,replaced}`,
    appraised: 'apprais* | insur* | authenticated',
    stocked: 'stock {arrival,in} | in stock | arrived',
    age: 'years old | year old | years of age | years ago | yrs old | yr old | yo',

    // Other things with a year.
    released: `
      collection{,s} | {cruise,resort} {collection,show,line} | runway | edition | fashion show | new model | model year
      model of | limited edition | animation | ss | fw | aw | pre-fall`,
    event: `
      list* | listing created | photo{,s} | picture{,s} | posted | updated | valid | auction{,s} | close{s,}
      closing | ends | ending | opens | ship{s,ped,ping} | dispatch* | deliver* | arriv* | expires | available
      return{s,ed} | holiday{s,} | trip | away | certificat* | warranty | copyright | exposition | exhibition
      olympic{s,} | world cup | sold {separately,out} | {birth year,got married} | format has been used
      {worn,carried,owned} by | made famous | price{,s,d} | retail{,s,ed} | msrp | expo | member | payment
      this year | last year | next year | every year | per year | visited | open since | launch* | releas*
      introduced | discontinued | retired | born | first {made,produced,manufactured} | originally made
      originally | catalogu* | catalog | came out | stopped | ceased | debuted | designed
      owned {lv,vuitton,louis vuitton} {since,bags}`,

    // Whose it is, and how it is said.
    thisBag: 'this | the {one,bag} {for sale,i m selling,listed} | this is the one | bag itself',
    another: `
      similar | {our,my} dog | dog is | my {other,second,first,next,own} | mine | hers | theirs | another
      other {one,bag,bags,piece} | also {selling,have,own,listing,listed,sold,available,bought}
      the same {one,bag} | {has,have,owns,bought} {one,the same}
      {sister,friend,neighbor,neighbour,colleague,roommate,cousin} s | a different bag | next to it
      separate listing | compared {,it }{to,with} | reminds me of | the one {at,in} | the one my
      the same {model,style} | {mother,mum,mom,grandmother,grandma,aunt,mother in law} s {is,was,has}
      {other people,someone else} s | earlier {one,version,model} | replaces the one | wish~list
      {her,his,their} first | the first {she,he} | {saw,seen} one | the ones {made,from} | iso | in search of
      a {super,}fake | the exact same | saw this`,
    house: `
      gucci | prada | chanel | hermes | dior | fendi | celine | coach | burberry | balenciaga | ysl | saint laurent
      bottega veneta | loewe | miu miu | goyard | givenchy | valentino | versace | cartier | rolex | omega | tiffany
      michael kors | kate spade | tory burch | longchamp | mulberry | furla | ferragamo | chloe | armani | lancel
      moynat | bulgari | polene | dooney | samsonite | rimowa | seiko`,
    general: `
      french company {bags,pieces,items}
      some {of,bags,pieces,models,lv,louis vuitton,speedys,neverfulls,keepalls,almas,are,were}
      {older,earlier,newer,early,later,most,many,all} {of,bags,pieces,models,lv,louis vuitton,speedys,neverfulls,keepalls,almas,codes,date codes}
      {bags,models,pieces,speedys,neverfulls,keepalls,almas} {are,were,made,produced}
      {date ,}codes {with,starting,that,like,beginning}
      {lv,vuitton} {bags,makes,made,produces,produced,opened,moved,stopped,started,has}
      production {moved,began,started,stopped} | {stopped,started,began} production | in general | usually
      typically | some {listings,sellers,ads} | collect{ing,ed} {lv,louis vuitton,bags} | for {example,instance}
      e.g. | {dating,code} guide | {a,the} guide | fakes | replicas`,
    unsaid: `
      if | would | unless | in case | had it been | were it | should it | {is,was} {it,this,she} made | whether
      ask{,s,ing,ed} {me ,}about | was told | told {me,us} | heard | apparently | supposedly | allegedly
      rumor{,s} | according to {the seller,a seller,a friend,her,him,my,our,his} | {claimed,claims}
      {seller,she,he,they,someone,somebody,people} said | said to be | people say
      {sold,sold to me,described,advertised,listed} as | i thought {it,this,i} | always {thought,believed}
      i was {convinced,sure} | swore | i believed | {sellers,others} claim`,

    // Saying no.
    denial:
      'not | never | nor | neither | {is,was,were,does,do,did,has,have,had}n t | cannot | can t | couldn t | unable to',
    lack: 'no | without | lack{s,ing,}',
    missing: `
      none | n/a | missing | absent | not {found,visible,present,there,available,located,applicable,included}
      does not exist | no longer {there,present,visible} | unavailable | nowhere | removed
      predate{s,} {,date }code{s,} | {can t,cannot,could not,couldn t} {be ,}{find,found,locate,located}`,
    unreadable: `
      unreadable | illegible | unclear | worn | faded | rubbed | rubbed off | unidentifiable | indistinct
      undecipherable | not legible | not readable | no longer {legible,readable,clear}
      {hardly,barely} {legible,readable,visible} | smudged | {hard,difficult,impossible} to {read,make out,see}
      {can t,cannot,could not,couldn t} be {read,made out,deciphered} | erased | scratched off | unknown
      unconfirmed | unclearly`,
    chip: `
      micro~chip{,s,ped} | {nfc,rfid,ic} {chip,tag}{,s}
      {has,with,have,contains,includes,embedded,internal,electronic,authenticity,authentication,new} {,a ,an ,the }{,lv }chip
      chip {inside,embedded,version,model,era,instead} | chipped {version,model,bag,piece,item} | is chipped
      bag chipped | chip insert{,ed}`,
    chipThere: 'chip{,s} | chipped | rfid | nfc',
    wornThere: `
      peel{ed,ing} | flak{ed,ing} | crack{ed,ing} | sticky | tacky | melted | {torn,cut} {off,out} | damaged | destroyed
      deteriorated | disintegrated`,

    // Words of dates.
    about: `
      circa | ca | c. | around | about | approx | approx. | approximately | est | estimated | roughly | or so
      i guess about | maybe | i think | i believe | perhaps | probably | possibly | presumably | not sure
      looks like | i guess | if i m not mistaken`,
    limit: 'until | till | since | after | later than | up to | between | or older | post | as of',
    upTo: 'before | prior to | pre | earlier than | {no,not} later than | by the end of | at least | at minimum | more than | over',
    means: `
      mean{s,ing,} | indicat{es,ing} | correspond{s,ing} | stands for | translates to | points to | i.e.
      tell{s,ing} us | tells | which is | so | hence | thus | therefore | shows | dates it to | dating it to
      dates this bag to | is | signifies | equals | decodes to | suggests | impl{y,ies} | reads as | says`,
    or: 'or',
    and: 'and',
    to: 'to',
    fill: `
      {has,with,have} {,a ,the }chip {on,in the,to,at,of,off,near,mark} | {zip,phone,mobile} {pocket,compartment} | leather plate
      in | on | over | of | the | a | an | during | date | month | n | is | was | were | been | are | it | that | this
      made {of,for,with} | which | year | at | by | from | no | number | # | num | nos | nr | and | back | to | for
      reads
      says | lv | tag | leather tab | inside | pocket | tab | find | found | locate | see | seen | visible
      of this {style,model,kind} | readable | come with | comes with | show | have | has | had | any | its | anywhere
      class of`,
    year: 'year | yr | made year',
    week: 'week{,s} | wk | w',
    decade: 's',
    first: 'first',
    nth: 'st | nd | rd | th',

    // Who made and designed it.
    maker: 'french {company,co,luggage company}',
    by: 'by',
    designed: 'designed | design',
    tenure: 'era',

    // The bag.
    quarter: 'quarter | qtr',
    manner: 'style | styled | inspired | look | vibe{,s}',
    wallet:
      'wallet{,s} | pouch | {card,key,coin} {holder,case,purse,pouch} | cardholder | cardcase | coin purse',
    bag: `
      bag{,s} | handbag{,s} | purse{,s} | tote{,s} | clutch | backpack | piece
      lv | vuitton | luggage | trunk | suitcase`,
    praise: `
      vintage | authentic | genuine | rare | original | preloved | pre loved | auth | beautiful | classic | old`,
  },
};
