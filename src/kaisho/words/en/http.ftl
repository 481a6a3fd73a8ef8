## server

http-foreign-host = This server does not answer to the name “{ $host }”. Set --public-url if it should.
http-right-address = The club’s address:
http-foreign-origin = This request comes from a page on { $origin }, not from this club.
http-no-origin = This request does not say which page it comes from (the Origin header).
http-too-often = Too many requests. Wait a moment and try again.
http-bad-request = The request cannot be understood: { $why }
http-not-found = There is nothing at this address.
http-no-documentation = This installation has no documentation. In a copy of the source, “make docs” builds it.
http-not-this-way = This address does not accept this method.
http-too-long = The request is too long.
http-too-slow = The request took too long to arrive. Please send it again.
http-bad-form = This form has expired. Reload the page and fill it in again.
http-preparing = The rules are being prepared for this computer. This happens only once and takes a minute or two; each game opens as soon as it is ready.
