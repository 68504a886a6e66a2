"""Imports every module of pictures, each of which registers its own."""
from pictures import (  # noqa: F401
    backgrounds,
    collections,
    gallery,
    product_jewelry,
    product_rings,
    product_views,
    services,
)
